import { Navigate, useLocation } from 'react-router'

/** Keeps the query string, which mailed links need. */
export default function ToAccount() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/intake/account', search }} replace />
}
