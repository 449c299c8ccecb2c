import { createElement, useState } from 'react'

/** The least that a page with a field is in React: what no page of the product can be faster than. */
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
