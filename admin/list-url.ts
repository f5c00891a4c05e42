import { type ListedState, STATES } from '../domain/publishing/state';

export const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed first',
  title: 'By title',
  state: 'By state',
  author: 'By author',
} as const;
export type Sort = keyof typeof SORTS;

export type ListState = {
  q: string;
  filter: string;
  /** Empty for any state. */
  stage: ListedState | '';
  sort: Sort;
  page: number;
  /** ID of the item whose form is open. */
  edit?: string | undefined;
  /** Whether the form for a new item is open. */
  add?: boolean;
};

const isSort = (value: string): value is Sort => Object.hasOwn(SORTS, value);

const isState = (value: string): value is ListedState => (STATES as readonly string[]).includes(value);

/** Ignores invalid values. */
export function parseListUrl(query: URLSearchParams, filterName: string): ListState {
  const sort = query.get('sort') ?? '';
  const stage = query.get('state') ?? '';
  const page = query.get('page') ?? '';
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    filter: query.get(filterName) ?? '',
    stage: isState(stage) ? stage : '',
    sort: isSort(sort) ? sort : 'newest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    edit: query.get('edit') || undefined,
    add: query.get('add') === '1',
  };
}

/** Omits default values. */
export function formatListUrl(path: string, filterName: string, state: ListState): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  if (state.filter) query.set(filterName, state.filter);
  if (state.stage) query.set('state', state.stage);
  if (state.sort !== 'newest') query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  if (state.edit) query.set('edit', state.edit);
  else if (state.add) query.set('add', '1');
  return query.size > 0 ? `${path}?${query}` : path;
}
