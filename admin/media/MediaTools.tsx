import { Select } from '../../components/ui/Field';
import {
  MEDIA_FILTERS,
  MEDIA_HOLDERS,
  MEDIA_SORTS,
  type MediaFilter,
  type MediaSort,
} from '../../domain/media';
import { FilterBar } from '../FilterBar';
import { FILTER_LABELS, HOLDER_LABELS, type MediaState, SORT_LABELS } from './media-url';

type MediaToolsProps = Pick<MediaState, 'q' | 'filter' | 'holder' | 'tag' | 'sort'> & {
  counts: Record<MediaFilter, number> | undefined;
  tags: readonly { tag: string; count: number }[];
  onShow: (change: Partial<MediaState>) => void;
  onSearch: (q: string) => void;
};

export const MediaTools = ({
  q,
  filter,
  holder,
  tag,
  sort,
  counts,
  tags,
  onShow,
  onSearch,
}: MediaToolsProps) => (
  <FilterBar
    searchLabel="Search by name, alt text or page"
    q={q}
    onSearch={onSearch}
    label="Show"
    choices={MEDIA_FILTERS.filter(
      value =>
        !counts || value === 'all' || value === filter || (counts[value] && counts[value] < counts.all),
    ).map(value => ({ value, label: FILTER_LABELS[value], count: counts?.[value] }))}
    selected={filter}
    onChoose={value => onShow({ filter: value })}
    isFiltered={holder !== undefined || tag !== undefined}
  >
    <Select
      label="Shown in"
      value={holder ?? ''}
      onChange={({ target }) => onShow({ holder: MEDIA_HOLDERS.find(option => option === target.value) })}
    >
      <option value="">Everywhere</option>
      {MEDIA_HOLDERS.map(option => (
        <option key={option} value={option}>
          {HOLDER_LABELS[option]}
        </option>
      ))}
    </Select>
    {(tags.length > 0 || tag) && (
      <Select
        label="Tag"
        value={tag ?? ''}
        onChange={({ target }) => onShow({ tag: target.value || undefined })}
      >
        <option value="">All tags</option>
        {tag && !tags.some(knownTag => knownTag.tag === tag) && <option value={tag}>{tag}</option>}
        {tags.map(({ tag: value, count }) => (
          <option key={value} value={value}>
            {value} ({count})
          </option>
        ))}
      </Select>
    )}
    <Select
      label="Sort by"
      value={sort}
      onChange={({ target }) => onShow({ sort: target.value as MediaSort })}
    >
      {MEDIA_SORTS.map(option => (
        <option key={option} value={option}>
          {SORT_LABELS[option]}
        </option>
      ))}
    </Select>
  </FilterBar>
);
