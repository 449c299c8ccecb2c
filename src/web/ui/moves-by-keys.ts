let isByKeys = false

// Touch screens have no Tab key. These listeners capture, to run before other handlers.
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

/** True from a Tab until the next pointer press. */
export const movesByKeys = (): boolean => isByKeys
