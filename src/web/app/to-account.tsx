import { Navigate, useLocation } from 'react-router'

/** Leads to the first step in place of this address; mailed links keep what they carry in the query string. */
export default function ToAccount() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/intake/account', search }} replace />
}
