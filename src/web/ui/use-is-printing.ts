import { useState, useSyncExternalStore } from 'react'

/** True while printing: paper shows closed content too. */
export function useIsPrinting() {
  const [print] = useState(createPrint)
  return useSyncExternalStore(print.subscribe, print.isOn, () => false)
}

function createPrint() {
  let isOn = false
  return {
    isOn: () => isOn,
    subscribe(listener: () => void) {
      const follow = ({ type }: Event) => {
        isOn = type === 'beforeprint'
        listener()
      }
      window.addEventListener('beforeprint', follow)
      window.addEventListener('afterprint', follow)
      return () => {
        window.removeEventListener('beforeprint', follow)
        window.removeEventListener('afterprint', follow)
      }
    },
  }
}
