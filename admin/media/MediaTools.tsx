import {
  MEDIA_FILTERS,
  MEDIA_HOLDERS,
  MEDIA_SORTS,
  type MediaFilter,
  type MediaHolder,
} from '../../domain/media';
import { FilterBar } from '../FilterBar';
import { OptionSelect } from '../kit/OptionSelect';
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
    <OptionSelect<MediaHolder | ''>
      label="Shown in"
      value={holder ?? ''}
      onChoose={option => onShow({ holder: option || undefined })}
      options={[['', 'Everywhere'], ...MEDIA_HOLDERS.map(option => [option, HOLDER_LABELS[option]] as const)]}
    />
    {(tags.length > 0 || tag) && (
      <OptionSelect
        label="Tag"
        value={tag ?? ''}
        onChoose={value => onShow({ tag: value || undefined })}
        options={[
          ['', 'All tags'],
          ...(tag && !tags.some(knownTag => knownTag.tag === tag) ? [[tag, tag] as const] : []),
          ...tags.map(({ tag: value, count }) => [value, `${value} (${count})`] as const),
        ]}
      />
    )}
    <OptionSelect
      label="Sort by"
      value={sort}
      onChoose={value => onShow({ sort: value })}
      options={MEDIA_SORTS.map(option => [option, SORT_LABELS[option]])}
    />
  </FilterBar>
);
