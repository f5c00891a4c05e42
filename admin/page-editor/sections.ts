import { fillWriter } from '../../domain/colleague';
import { createExample } from '../../domain/fields/examples';
import { getValueAt } from '../../domain/fields/path';
import { findLabelAt, getField, type Schema } from '../../domain/fields/tree';
import { pageSchema } from '../../domain/kinds/page';
import { screens } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { findSectionKind, sectionVariants } from '../../domain/sections';
import { findHeroKind } from '../../domain/sections/heroes';
import { getSectionName } from '../../domain/sections/name';
import { fillFacts } from '../../domain/site-tokens';
import { addIds, replaceIds } from '../fields/row-ids';
import { createId } from '../forms/new-id';

/** Section in the editor. The hero has no ID. */
export type PageSection = Values & { kind: string; variant?: string; _id?: string; hidden?: boolean };
/** ID of the hero, which is always the first section. */
export const HERO_ID = 'hero';

export const getSections = (values: Values): readonly PageSection[] =>
  (values.sections as PageSection[] | undefined) ?? [];
export const getHero = (values: Values): PageSection =>
  (values.hero as PageSection | undefined) ?? { kind: 'head', variant: 'offer' };
/** Returns a section's path, or '' for the page itself. */
export const getSectionPath = (section: string | undefined): string =>
  section === undefined ? '' : section === HERO_ID ? HERO_ID : `sections.${section}`;
export function findSectionId(path: string): string | undefined {
  const [first, second] = path.split('.');
  return first === HERO_ID ? HERO_ID : first === 'sections' ? second : undefined;
}

export const findKind = (section: string | undefined, data: PageSection) =>
  section === HERO_ID ? findHeroKind(data) : findSectionKind(data);

/** Returns a section's title, which can name the page's writer, or the label of its kind. */
export function formatTitle(section: string | undefined, data: PageSection, { writer }: Values): string {
  const { title } = data;
  const text = Array.isArray(title) ? title.join(' ') : title;
  if (typeof text === 'string' && text.trim())
    return fillWriter(fillFacts(text), writer as string | undefined);
  return findKind(section, data)?.label ?? 'Made with a newer version';
}

const setSections = (values: Values, sections: readonly PageSection[]): Values => ({ ...values, sections });

/**
 * Creates a section with example content.
 * @param name name of the section's kind and variant
 */
export function createSection(name: string): PageSection {
  const sectionVariant = sectionVariants.find(variant => getSectionName(variant) === name);
  const example = sectionVariant ? (createExample(sectionVariant.schema) as Values) : {};
  return addIds({ kind: name, ...example, _id: createId() });
}

/** Fits a value to the schema and fills the rest with examples. */
function copySharedFields(schema: Schema, from: unknown): unknown {
  const { type, entry, fields, options } = getField(schema, from);
  switch (type) {
    case 'group':
      if (!isRecord(from)) break;
      return Object.fromEntries(
        fields
          .map(([name, field]) => [name, copySharedFields(field, from[name])])
          .filter(([, value]) => value !== undefined),
      );
    case 'rows':
      if (entry && Array.isArray(from)) return from.map(row => copySharedFields(entry, row));
      break;
    // A title can be one line or several.
    case 'words':
      if (typeof from === 'string') return [from];
      if (Array.isArray(from)) return from;
      break;
    case 'text':
      if (Array.isArray(from)) return from.join(' ');
      if (typeof from === 'string') return from;
      break;
    case 'choice':
      if (options.includes(from as string)) return from;
      break;
    case 'flag':
    case 'number':
      if (typeof from === (type === 'flag' ? 'boolean' : 'number')) return from;
      break;
    default:
  }
  return createExample(schema);
}

/** Converts a section to another variant, keeping the content that both variants have. */
export const createVariant = (section: PageSection, { schema }: { schema: Schema }): PageSection =>
  addIds(copySharedFields(schema, section) as PageSection);

/** Inserts a section after another or after the hero. Appends it if `after` is missing. */
export function insertAfter(values: Values, after: string | undefined, section: PageSection): Values {
  const sections = getSections(values);
  const index = after === HERO_ID ? 0 : sections.findIndex(({ _id }) => _id === after) + 1 || sections.length;
  return setSections(values, sections.toSpliced(index, 0, section));
}

export const removeSection = (values: Values, id: string): Values =>
  setSections(
    values,
    getSections(values).filter(({ _id }) => _id !== id),
  );

/** Moves a section by `offset` positions, at most to the start or end. */
export function moveSection(values: Values, id: string, offset: number): Values {
  const sections = getSections(values);
  const from = sections.findIndex(({ _id }) => _id === id);
  const to = Math.min(Math.max(from + offset, 0), sections.length - 1);
  const section = sections[from];
  if (!section || from === to) return values;
  return setSections(values, sections.toSpliced(from, 1).toSpliced(to, 0, section));
}

export const toggleSectionVisibility = (values: Values, id: string): Values =>
  setSections(
    values,
    getSections(values).map(section => {
      if (section._id !== id) return section;
      const { hidden, ...shown } = section;
      return hidden ? (shown as PageSection) : { ...section, hidden: true };
    }),
  );

/** @returns the page with the copy after the original, and the copy's ID */
export function duplicateSection(values: Values, id: string): { values: Values; id: string } {
  const section = getSections(values).find(({ _id }) => _id === id);
  if (!section) return { values, id };
  const copy = replaceIds(section, createId);
  return { values: insertAfter(values, id, copy), id: copy._id ?? id };
}

/** Returns whether a page is built in. The ID of a built-in page is the name of its screen. */
export const isBuiltInPage = (id: string): boolean => Object.hasOwn(screens, id);

/** Returns the section's title, followed by the field's label. */
export function getPathLabel(values: Record<string, unknown>, path: string): string {
  const section = findSectionId(path);
  if (section === undefined) return findLabelAt(pageSchema, values, path.split('.')[0] ?? '') ?? path;
  const root = getSectionPath(section);
  const data = getValueAt(values, root) as PageSection | undefined;
  if (!data) return 'A section';
  const kind = findKind(section, data);
  const label = kind && findLabelAt(kind.schema, data, path.slice(root.length + 1));
  const title = formatTitle(section, data, values);
  return label ? `${title}, ${label}` : title;
}
