import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'

type Options<Reply, Input> = Pick<UseMutationOptions<Reply, Error, Input>, 'mutationFn' | 'onMutate' | 'onSuccess'>
type Then<Reply, Input> = {
  onSuccess?: (reply: Reply, input: Input) => unknown
  onError?: () => unknown
}

/**
 * Offline, a call fails at once instead of waiting.
 * @returns the mutation's state, and `call`, whose promise also resolves after a failure
 */
export function useCall<Reply, Input>(options: Options<Reply, Input>) {
  const mutation = useMutation<Reply, Error, Input>({ networkMode: 'always', retry: false, ...options })
  const { mutateAsync } = mutation
  const call = useCallback(
    (input: Input, then: Then<Reply, Input> = {}) => mutateAsync(input, then).then(ended, ended),
    [mutateAsync],
  )
  return { ...mutation, call }
}

const ended = () => {}
