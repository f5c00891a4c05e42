import { classNames } from '../../../components/ui/class-names';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { on } from '../../../styles/surfaces.css';
import { useDebouncedRead } from '../use-debounced-read';
import type { CaseValues } from './case-values';
import * as css from './ListPreview.css';

/** Previews the case study as it appears in its list. */
export function ListPreview() {
  const { title, domain, client, location, surface, image } = useDebouncedRead(
    ({ title, domain, client, location, surface, cover }: CaseValues) => ({
      title: title.trim() || 'Title',
      ...{ domain, client, location, surface },
      image: cover.src,
    }),
  );
  return (
    <div className={classNames(css.card, on[surface ?? 'black'])} aria-hidden="true">
      <div>
        {domain && <span className={css.domain}>{domain}</span>}
        <b>{title}</b>
        <small>{[client, location].filter(Boolean).join(', ')}</small>
      </div>
      {image && <img src={toStaffSource(getSmallestSource(image))} alt="" />}
    </div>
  );
}
