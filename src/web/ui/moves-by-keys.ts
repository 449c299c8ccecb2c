let isByKeys = false

// Touch has no Tab. Captured, to be known before other handlers run.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') isByKeys = true
    },
    true,
  )
  document.addEventListener(
    'pointerdown',
    () => {
      isByKeys = false
    },
    true,
  )
}

/** From a Tab until the next pointer press. */
export const movesByKeys = (): boolean => isByKeys
