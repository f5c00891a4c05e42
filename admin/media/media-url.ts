import { KIND_TITLES } from '../../domain/kinds/areas';
import {
  MEDIA_FILTERS,
  MEDIA_HOLDERS,
  MEDIA_SORTS,
  type MediaFilter,
  type MediaHolder,
  type MediaSort,
} from '../../domain/media';
import { choiceParam, createUrlCodec, optionalParam, pageParam, textParam } from '../list-url';

export const FILTER_LABELS: Record<MediaFilter, string> = {
  all: 'All',
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
  name: 'Name',
};

export const mediaCodec = createUrlCodec({
  q: textParam('q'),
  filter: choiceParam('show', MEDIA_FILTERS, 'all'),
  /** Kind of item that contains the images, or `member`. Undefined for all. */
  holder: choiceParam('in', MEDIA_HOLDERS, undefined),
  tag: optionalParam('tag'),
  sort: choiceParam('sort', MEDIA_SORTS, 'newest'),
  page: pageParam,
  picture: optionalParam('picture'),
});

export type MediaState = ReturnType<typeof mediaCodec.parse>;
