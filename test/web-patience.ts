import { configure } from '@testing-library/react'

// A busy machine is no failure; what never comes is still found missing.
configure({ asyncUtilTimeout: 10_000 })
