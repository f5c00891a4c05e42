import { KIND_TITLES } from '../../domain/kinds/areas';
import {
  MEDIA_FILTERS,
  MEDIA_HOLDERS,
  MEDIA_SORTS,
  type MediaFilter,
  type MediaHolder,
  type MediaSort,
} from '../../domain/media';
import { adminPaths } from '../../domain/paths';

export type MediaState = {
  q: string;
  filter: MediaFilter;
  /** Undefined for all holders. */
  holder: MediaHolder | undefined;
  sort: MediaSort;
  page: number;
  picture: string | undefined;
};

export const FILTER_LABELS: Record<MediaFilter, string> = {
  all: 'All',
  used: 'Used',
  unused: 'Unused',
  undescribed: 'No alt text',
};

export const HOLDER_LABELS: Record<MediaHolder, string> = {
  ...KIND_TITLES,
  member: 'Users',
};

export const SORT_LABELS: Record<MediaSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

/** Ignores invalid values. */
export function parseMediaUrl(query: URLSearchParams): MediaState {
  const page = Number(query.get('page'));
  return {
    q: query.get('q') ?? '',
    filter: MEDIA_FILTERS.find(filter => filter === query.get('show')) ?? 'all',
    holder: MEDIA_HOLDERS.find(holder => holder === query.get('in')),
    sort: MEDIA_SORTS.find(sort => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    picture: query.get('picture') || undefined,
  };
}

/** Omits default values. */
export function formatMediaUrl({ q, filter, holder, sort, page, picture: imageId }: MediaState): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (filter !== 'all') query.set('show', filter);
  if (holder) query.set('in', holder);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (imageId) query.set('picture', imageId);
  return query.size > 0 ? `${adminPaths.media}?${query}` : adminPaths.media;
}
