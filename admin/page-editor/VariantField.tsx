import { Icon } from '../../components/ui/Icon';
import { edit } from '../../components/ui/icons';
import { getValueAt } from '../../domain/fields/path';
import { sectionKinds } from '../../domain/sections';
import { listHeroes } from '../../domain/sections/heroes';
import { getSectionName } from '../../domain/sections/name';
import { useFieldValue, useForm } from '../fields/form-context';
import { propertyName, propertyValue } from '../forms/Columns.css';
import { RadioCards } from '../kit/RadioCards';
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
        <span>Change</span>
        <Icon path={edit} size={16} />
      </summary>
      <RadioCards
        label="Style"
        name={`${path}.variant`}
        width={92}
        choices={variants.map(option => ({
          value: getSectionName(option),
          label: option.label,
          title: option.help,
          face: <SectionDrawing name={getSectionName(option)} />,
        }))}
        selected={selectedName}
        onChoose={name => {
          const option = variants.find(variant => getSectionName(variant) === name);
          if (option) set(path, createVariant(getValueAt(store.get(), path) as PageSection, option));
        }}
      />
    </details>
  );
}
