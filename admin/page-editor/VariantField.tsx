import { getValueAt } from '../../domain/fields/path';
import { sectionKinds } from '../../domain/sections';
import { listHeroes } from '../../domain/sections/heroes';
import { getSectionName } from '../../domain/sections/name';
import * as css from '../fields/fields.css';
import { useFieldValue, useForm } from '../fields/form-context';
import { FieldGroup } from '../fields/widgets/GroupField';
import { coverInput } from '../kit/parts.css';
import { SectionDrawing } from './gallery/SectionDrawing';
import { createVariant, getSectionPath, HERO_ID, type PageSection } from './sections';

/** Shows a section's variants as drawings. */
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
    <div data-field={`${path}.variant`}>
      <FieldGroup label="Style">
        <div className={css.variants}>
          {variants.map(option => (
            <label key={getSectionName(option)} className={css.ground} title={option.help}>
              <input
                type="radio"
                className={coverInput}
                name={`${path}.variant`}
                checked={getSectionName(option) === selectedName}
                onChange={() =>
                  set(path, createVariant(getValueAt(store.get(), path) as PageSection, option))
                }
              />
              <SectionDrawing name={getSectionName(option)} className={css.variantFace} />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
