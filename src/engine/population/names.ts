/** First names by gender, as diverse as the country. */
const list = (names: string) => names.split(' ')

export const WOMEN_NAMES = list(
  'Abigail Adaeze Aisha Alejandra Alice Amara Amelia Amina Ana Andrea Angela Anika Anjali April Ariana Asha Astrid ' +
    'Autumn Ava Bea Bianca Brianna Brooke Camila Carmen Caroline Catherine Cecilia Chelsea Chiara Chloe Claire Dana ' +
    'Daniela Deborah Delia Denise Diana Ebony Elena Eliza Emily Emma Erin Esther Eun-ji Eva Fatima Felicia Fiona ' +
    'Frances Gabriela Gloria Grace Greta Hana Hannah Harriet Heather Helen Hye-jin Imani Ingrid Irene Isabel Ivy ' +
    'Jacqueline Jada Jasmine Joanna Josephine Joy Julia Kamala Karen Katya Keisha Kendra Kiara Lakshmi Latoya Laura ' +
    'Lauren Leah Leila Lena Lily Linh Lucia Lucy Lydia Mai Malia Margaret Maria Mariana Maya Mei Meredith Miriam ' +
    'Monica Nadia Naomi Natalie Nia Nicole Nina Noor Olivia Paloma Patricia Paula Pilar Precious Priya Rachel Raquel ' +
    'Rebecca Renee Rosa Rosalind Ruth Sabrina Sade Samira Sarah Sofia Soledad Sonia Stella Sumi Suzanne Talia Tamika ' +
    'Tara Teresa Thandi Tiana Trinh Valentina Vanessa Victoria Vivian Wendy Ximena Yasmin Yuki Yvonne Zahra Zoe',
)

export const MEN_NAMES = list(
  'Aaron Abdul Abraham Adrian Ahmed Aiden Alan Alejandro Ali Amir Andre Andrew Angel Antonio Arjun Arthur Asher ' +
    'Benjamin Bilal Brandon Brian Bruno Caleb Calvin Carlos Carter Charles Chidi Christian Christopher Colin Connor ' +
    'Cyrus Damien Daniel Darius Darnell David DeShawn Derek Diego Dmitri Dominic Donovan Duc Edgar Eduardo Eli ' +
    'Elijah Emeka Emilio Eric Ethan Evan Farid Felipe Femi Fernando Francisco Frank Gabriel George Giovanni Graham ' +
    'Grant Hakeem Harold Hassan Hector Henry Hiroshi Hugo Ian Ibrahim Isaac Ivan Jack Jamal James Javier Jerome ' +
    'Jesse Joaquin Joel John Jonah Jorge Joseph Juan Julian Kai Karim Keith Kenji Kevin Khalil Kofi Kwame Kyle Lamar ' +
    'Leo Leonard Levi Liam Lorenzo Louis Lucas Luis Malik Marco Marcus Mario Martin Mateo Matthew Max Miguel Min-jun ' +
    'Mohammed Nathan Neil Nicholas Nikhil Noah Oliver Omar Oscar Owen Patrick Paul Pedro Peter Philip Quincy Rafael ' +
    'Raj Ramon Raymond Reggie Ricardo Robert Rohan Roman Ruben Ryan Samir Samuel Santiago Sean Sergio Simon Stefan ' +
    'Steven Tariq Terrence Theo Thomas Trevor Tyrone Victor Vikram Vincent Walter Wei William Xavier Yusuf Zachary',
)

export const ANY_NAMES = list(
  'Ainsley Alex Amari Ari Ash Avery Bailey Blake Cameron Casey Charlie Dakota Devon Drew Eden Elliot Emery Finley ' +
    'Frankie Harley Hayden Indigo Jamie Jesse Jordan Jude Kai Kendall Lake Lee Logan Marlowe Micah Morgan Noel Oakley ' +
    'Onyx Parker Phoenix Quinn Reese Remy Riley River Robin Rory Rowan Sage Sasha Sawyer Shay Sidney Sky Tatum Taylor ' +
    'Toni Val Winter Wren Yael',
)
