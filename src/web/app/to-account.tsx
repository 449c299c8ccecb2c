import { Navigate, useLocation } from 'react-router'

/** The query string stays, for mailed links. */
export default function ToAccount() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/intake/account', search }} replace />
}
