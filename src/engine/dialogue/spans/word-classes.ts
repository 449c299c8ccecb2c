/** Classes of words of like meaning: 512 fine ones, grouped into 64 coarse ones. */
export type WordClass = { fine: string; coarse: string }
export type WordClasses = (word: string) => WordClass | undefined

/**
 * The classes of a file, a line for each fine class: the number of its coarse class, then its words. They are made
 * from word vectors by `bench/train-spans/word-classes.ts` (features of this kind: Turian, Ratinov and Bengio 2010).
 */
export function wordClasses(file: string): WordClasses {
  const known = new Map<string, WordClass>()
  for (const [fine, line] of file.split('\n').entries()) {
    const [coarse = '', ...words] = line.split(' ')
    for (const word of words) known.set(word, { fine: String(fine), coarse })
  }
  return (word) => known.get(word) ?? known.get(word.replaceAll("'", ''))
}
