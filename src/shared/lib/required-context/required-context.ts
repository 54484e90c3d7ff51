import { createContext, use, type Provider } from 'react'

/** Makes the context of a value that the components below need; `name` says in the error which value is missing. */
export function createRequiredContext<T extends object>(name: string) {
  const Context = createContext<T | null>(null)
  return {
    Provider: Context.Provider satisfies Provider<T | null>,
    /** Reads the value. Throws where none is given above. */
    useRequired(): T {
      const value = use(Context)
      if (!value) throw new Error(`No ${name} above this component`)
      return value
    },
    /** Reads the value; null while there is none. */
    useIfThere: (): T | null => use(Context),
  }
}
