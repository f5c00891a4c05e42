import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../components/ui/class-names';
import { smallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { on } from '../../../styles/surfaces.css';
import { useSettled } from '../use-settled';
import type { CaseValues } from './case-values';
import * as css from './ListPreview.css';

/** A case as the list of cases shows it, small. */
export function ListPreview() {
  const { getValues } = useFormContext<CaseValues>();
  const { title, domain, client, location, ground, image } = useSettled(() => {
    const values = getValues();
    return {
      title: values.title.trim() || 'Title',
      domain: values.domain,
      client: values.client,
      location: values.location,
      ground: values.surface,
      image: values.cover.src,
    };
  });
  return (
    <div className={classNames(css.card, on[ground ?? 'black'])} aria-hidden="true">
      <div>
        {domain && <span className={css.domain}>{domain}</span>}
        <b>{title}</b>
        <small>{[client, location].filter(Boolean).join(', ')}</small>
      </div>
      {image && <img src={toStaffSource(smallestSource(image))} alt="" />}
    </div>
  );
}
