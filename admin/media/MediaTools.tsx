import { Select } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { search } from '../../components/ui/icons';
import {
  MEDIA_FILTERS,
  MEDIA_HOLDERS,
  MEDIA_SORTS,
  type MediaFilter,
  type MediaHolder,
  type MediaSort,
} from '../../domain/media';
import { compact, find, sign } from '../compact.css';
import { SearchField } from '../ListTools';
import * as css from './Media.css';
import { FILTER_WORDS, HOLDER_WORDS, SORT_WORDS } from './media-address';

type MediaToolsProps = {
  q: string;
  filter: MediaFilter;
  holder: MediaHolder | undefined;
  sort: MediaSort;
  counts: Record<MediaFilter, number> | undefined;
  onShow: (change: { filter?: MediaFilter; holder?: MediaHolder | undefined; sort?: MediaSort }) => void;
  onSearch: (q: string) => void;
};

/** What the library is narrowed to, a search, who shows a picture, an order. */
export const MediaTools = ({ q, filter, holder, sort, counts, onShow, onSearch }: MediaToolsProps) => (
  <search className={css.tools}>
    <fieldset className={css.filters} aria-label="Show">
      {MEDIA_FILTERS.map(each => (
        <button
          key={each}
          type="button"
          className={css.filter}
          aria-pressed={each === filter}
          onClick={() => onShow({ filter: each })}
        >
          {FILTER_WORDS[each]} {counts && <span className={css.count}>{counts[each]}</span>}
        </button>
      ))}
    </fieldset>
    <div className={find}>
      <Icon path={search} className={sign} />
      <SearchField label="Name, alt text, page" q={q} onSearch={onSearch} />
    </div>
    <Select
      label="Shown in"
      className={compact}
      value={holder ?? ''}
      onChange={({ target }) => onShow({ holder: MEDIA_HOLDERS.find(each => each === target.value) })}
    >
      <option value="">Everywhere</option>
      {MEDIA_HOLDERS.map(each => (
        <option key={each} value={each}>
          {HOLDER_WORDS[each]}
        </option>
      ))}
    </Select>
    <Select
      label="Order"
      className={compact}
      value={sort}
      onChange={({ target }) => onShow({ sort: target.value as MediaSort })}
    >
      {MEDIA_SORTS.map(each => (
        <option key={each} value={each}>
          {SORT_WORDS[each]}
        </option>
      ))}
    </Select>
  </search>
);
