import { Icon } from '../../components/ui/Icon';
import { edit } from '../../components/ui/icons';
import { getValueAt } from '../../domain/fields/path';
import { sectionKinds } from '../../domain/sections';
import { listHeroes } from '../../domain/sections/heroes';
import { getSectionName } from '../../domain/sections/name';
import * as css from '../fields/fields.css';
import { useFieldValue, useForm } from '../fields/form-context';
import { propertyName, propertyValue } from '../forms/Columns.css';
import { coverInput } from '../kit/parts.css';
import { SectionDrawing } from './gallery/SectionDrawing';
import { createVariant, getSectionPath, HERO_ID, type PageSection } from './sections';

/** Shows the style of a section. A press shows all styles as drawings. */
export function VariantField({ section }: { section: string }) {
  const { store, set } = useForm();
  const path = getSectionPath(section);
  const kind = useFieldValue<string>(`${path}.kind`) ?? '';
  const variant = useFieldValue<string>(`${path}.variant`);
  const pagePath = useFieldValue<string>('address') ?? '';
  const variants =
    section === HERO_ID
      ? listHeroes(pagePath)
      : (sectionKinds.find(sectionKind => sectionKind.kind === kind)?.variants ?? []);
  if (variants.length < 2) return null;
  const selectedName = getSectionName({ kind, variant });
  return (
    <details data-field={`${path}.variant`}>
      <summary className={propertyValue}>
        <span className={propertyName}>Style</span>
        <span>{variants.find(option => getSectionName(option) === selectedName)?.label}</span>
        <Icon path={edit} size={16} />
      </summary>
      <fieldset className={css.variants} aria-label="Style">
        {variants.map(option => (
          <label key={getSectionName(option)} className={css.ground} title={option.help}>
            <input
              type="radio"
              className={coverInput}
              name={`${path}.variant`}
              checked={getSectionName(option) === selectedName}
              onChange={() => set(path, createVariant(getValueAt(store.get(), path) as PageSection, option))}
            />
            <SectionDrawing name={getSectionName(option)} className={css.variantFace} />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
