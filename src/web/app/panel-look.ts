/** For notices over any page. Each notice adds its position and border. */
export const PANEL =
  'fixed inset-x-4 grid grid-cols-[--spacing(5.5)_1fr] gap-x-3.5 rounded-card bg-card px-5 py-4 text-small text-ink shadow-lift sm:right-8 sm:left-auto sm:w-104'
