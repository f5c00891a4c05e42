import { CardButton, cardSurfaces } from '../../../components/cases/CaseCard';
import { CaseFacts } from '../../../components/cases/CaseFacts';
import { Chip } from '../../../components/ui/Chip';
import { classNames } from '../../../components/ui/class-names';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { useDebouncedRead } from '../use-debounced-read';
import type { CaseValues } from './case-values';
import * as css from './ListPreview.css';

/** Previews the case study as it appears in its list. */
export function ListPreview() {
  const { title, domain, image, ground, facts } = useDebouncedRead(
    ({ title, domain, cover, surface, client, location, solution, date }: CaseValues) => ({
      title: title.trim() || 'Title',
      domain,
      image: cover.src,
      ground: cardSurfaces[surface ?? 'black'],
      facts: {
        client: client ?? '',
        location: location ?? '',
        solution: solution ?? '',
        date: date && !Number.isNaN(Date.parse(date)) ? date : '',
      },
    }),
  );
  return (
    <div className={classNames(css.card, ground.surface)} aria-hidden="true">
      {image && <img className={css.image} src={toStaffSource(getSmallestSource(image))} alt="" />}
      <div className={css.copy}>
        {domain && <Chip>{domain}</Chip>}
        <b className={css.title}>{title}</b>
        <CaseFacts item={facts} variant="small" />
        <CardButton variant={ground.button} size="medium" />
      </div>
    </div>
  );
}
