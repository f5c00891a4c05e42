import { ITEM_STATES, type ListedState } from '../domain/publishing/state';

export const SORT_LABELS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed first',
  title: 'Title',
  state: 'State',
  author: 'Author',
} as const;
export type Sort = keyof typeof SORT_LABELS;

type UrlParam<Value> = {
  name: string;
  /** Receives an empty string if the parameter is missing. Returns the default for invalid strings. */
  parse: (text: string) => Value;
};

export const textParam = (name: string): UrlParam<string> => ({ name, parse: text => text });

export const optionalParam = (name: string): UrlParam<string | undefined> => ({
  name,
  parse: text => text || undefined,
});

export const choiceParam = <Value extends string, Default extends string | undefined>(
  name: string,
  values: readonly Value[],
  defaultValue: Default,
): UrlParam<Value | Default> => ({
  name,
  parse: text => values.find(value => value === text) ?? defaultValue,
});

export const pageParam: UrlParam<number> = {
  name: 'page',
  parse: text => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1),
};

/** Functions that read and write the state of a list as query parameters. */
export type UrlCodec<State> = {
  /** Ignores invalid values. */
  parse: (query: URLSearchParams) => State;
  /** Omits default values. */
  format: (path: string, state: Partial<State>) => string;
};

/** @param params in the order of the URL. */
export function createUrlCodec<State extends object>(
  params: {
    [Name in keyof State]: UrlParam<State[Name]>;
  },
): UrlCodec<State> {
  const entries = Object.entries<UrlParam<unknown>>(params);
  return {
    parse: query =>
      Object.fromEntries(
        entries.map(([key, { name, parse }]) => [key, parse(query.get(name) ?? '')]),
      ) as State,
    format(path, state) {
      const query = new URLSearchParams();
      for (const [key, { name, parse }] of entries) {
        const value = state[key as keyof State];
        if (value !== undefined && value !== parse('')) query.set(name, String(value));
      }
      return query.size > 0 ? `${path}?${query}` : path;
    },
  };
}

export type ListState = ReturnType<ReturnType<typeof createListCodec>['parse']>;

/** @param filterName the filter’s parameter, such as `tag`. */
export const createListCodec = (filterName: string) =>
  createUrlCodec({
    q: { name: 'q', parse: text => text.slice(0, 100) },
    filter: textParam(filterName),
    /** Name of the author. Empty for any author. */
    author: textParam('author'),
    /** Empty for any state. */
    stage: choiceParam<ListedState, ''>('state', ITEM_STATES, ''),
    sort: choiceParam('sort', Object.keys(SORT_LABELS) as Sort[], 'newest'),
    page: pageParam,
    /** ID of the item whose form is open. */
    edit: optionalParam('edit'),
    /** Whether the form for a new item is open. */
    add: choiceParam('add', ['1'], undefined),
  });
