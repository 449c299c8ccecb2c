// These functions run in the page and may use nothing else of the file.

/** Elements that scroll sideways, and text or controls cut off at a side. */
export const cutOffInPage = () => {
  const right = document.documentElement.clientWidth
  const isCut = (element: Element) => {
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true })
    const isElsewhere = element.closest('pre, input, textarea, .sr-only')
    return isSeen && !isElsewhere && !element.closest('svg') && (box.right > right + 1 || box.left < -1)
  }
  const cut = [...document.querySelectorAll('body *')].filter(isCut)
  const words = cut.map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`)
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  return beyond > 0 ? [...words, `${beyond} px beyond the window`] : words
}

/** Columns narrower than about three letters. */
export const narrowColumnsInPage = () => {
  const isInNarrowColumn = (element: Element) => {
    const own = [...element.childNodes].find((node) => node instanceof Text && node.data.trim().length > 11)
    if (!own || !element.checkVisibility({ visibilityProperty: true })) return false
    const words = document.createRange()
    words.selectNodeContents(own)
    const { width, height } = words.getBoundingClientRect()
    return height > 1 && width > 1 && width < 3 * Number.parseFloat(getComputedStyle(element).fontSize)
  }
  return [...document.querySelectorAll('body *')].filter(isInNarrowColumn).map(({ textContent }) => textContent)
}

/** Left edges, equal even for a right-to-left name. */
export const nameEdgesInPage = () => {
  const left = (heading: Element) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    return Math.round(words.getBoundingClientRect().left)
  }
  return [...new Set([...document.querySelectorAll('article h2')].map(left))]
}
