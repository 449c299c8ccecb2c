import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['J.R. Smith', 'J.R. Smith'],
  ["María-José O'Neill", "María-José O'Neill"],
  ['ليلى', 'ليلى'],
  ['Ada 2', 'Ada 2'],
  ['ליאור כהן', 'ליאור כהן'],
  ['Nguyễn Thị Mỹ', 'Nguyễn Thị Mỹ'],
  ['My Nguyen', 'My Nguyen'],
  ['Анна Каренина', 'Анна Каренина'],
  ['Zoë 🌻', 'Zoë 🌻'],
  ['Sam 👩🏽‍🍳', 'Sam 👩🏽‍🍳'],
  ['Killian Cockburn', 'Killian Cockburn'],
  ['Emily Dickinson', 'Emily Dickinson'],
  ['Kitty O’Shea (Kit)', 'Kitty O’Shea (Kit)'],
  ['Dr. Ada King', 'Dr. Ada King'],
  ['Anne-Marie & Co', 'Anne-Marie & Co'],
])('%j is shown as %j', (given, shown) => {
  expect(cardName(given)).toBe(shown)
})

test.each([
  ['Ada ada@example.com', 'Ada'],
  ['Ada (512) 555-0101', 'Ada'],
  ['Ada 5 1 2 5 5 5 0 1', 'Ada'],
  ['Ada www.example', 'Ada'],
  ['Ada example.com/me', 'Ada'],
  ['Ada https://x', 'Ada'],
  ['Ada ada＠example', 'Ada'],
  ['ada@example.com', 'A member'],
  ['\u200b', 'A member'],
  ['', 'A member'],
])('a name with contact details, %j, is shown as %j', (given, shown) => {
  expect(cardName(given)).toBe(shown)
})

test.each([
  ['snap: evil99', 'A member'],
  ['insta theo_bakes', 'A member'],
  ['Theo insta theo_bakes', 'Theo'],
  ['me at gmail dot com', 'A member'],
  ['Theo five one two five five five oh one four two', 'Theo'],
  ['𝐭.𝐦𝐞/evil', 'A member'],
  ['https:evil', 'A member'],
  ['Eve 5l2 555 Ol42', 'Eve'],
  ['Admin Overture Support', 'A member'],
  ['Overture: verify at evil·com', 'A member'],
  ['Overture', 'A member'],
  ['0verture', 'A member'],
  ['Оverture Team', 'A member'],
  ['Grace from Support', 'Grace'],
  ['Kim (official)', 'Kim'],
  ['whore Bob', 'A member'],
  ['Bob the whore', 'Bob'],
  ['Bob Sh1t', 'Bob'],
  ['<img src=x onerror=alert(1)>', 'A member'],
  ['Bob <b>', 'Bob'],
  ['Bob\u202eevil', 'Bobevil'],
  ['\u3164', 'A member'],
])('a name that pretends, insults or links, %j, is shown as %j', (given, shown) => {
  expect(cardName(given)).toBe(shown)
})

test.each(
  `Dick|Cocks|Siteri|Fanny|Gay|Kyson|Killian|Cassandra|Dickens|Dot|Randy|Willy|Phuc|Dung|Bich|Shital|Shitij|Hoa|Gaylord|Ho
Assata|Hassan|Cockburn|Kuntal|Cuntz|Sukh|Faggin|Fuchs|Titus|Analisa|Beach|Jesus|Mohammed|Nguyen|Łukasz|Søren|Siobhan
Xóchitl|Owen|Modesto|Stafford|Ceola|Ngozi|Ye-jin|Aaliyah|Bobbi|Lloyd|Pham Thi Dung|Hannah|Niggle|Wankel`.split(/[|\n]/),
)('the name %s is shown unchanged', (name) => {
  expect(cardName(name)).toBe(name)
})

test.each(
  `Fvck You|Kys|K.Y.S.|C.u.n.t|Cuunt|biatch|Fat pig Bo|I hate Jews|Site owner|b1tch|Slüt|n1gger|Heil|Kill yourself
CEO of this app|Founder|Mod Team|Ad min|Οѵerture|fuuuck|f.u.c.k you`.split(/[|\n]/),
)('the name %s is not shown unchanged', (name) => {
  expect(cardName(name)).not.toBe(name)
})

test('a long name is cut between two characters', () => {
  expect(cardName('🙂'.repeat(90))).toBe('🙂'.repeat(60))
})
