import { createElement, useState } from 'react'

/** The smallest React page with a field. The product's times are compared with it. */
export function BarePage() {
  const [email, setEmail] = useState('')
  return createElement(
    'label',
    {},
    'Email',
    createElement('input', {
      value: email,
      onChange: (event: { target: object }) => setEmail(String(Reflect.get(event.target, 'value'))),
    }),
  )
}
