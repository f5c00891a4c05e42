import { useEffect, useRef } from 'react';
import { getSite } from '../../domain/current-site';
import { Field, Fields } from '../fields/Fields';
import { useFieldValue, useForm } from '../fields/form-context';
import { SearchPreview } from '../forms/SearchPreview';
import { PageNumbers } from '../insights/PageNumbers';
import { Text } from '../kit/Text';
import { useEditor } from './editor-context';
import * as frame from './page-editor.css';
import { findKind, getSectionPath, isBuiltInPage } from './sections';
import { VariantField } from './VariantField';

/**
 * Renders the form of the selected section, or of the page.
 * @param isShown whether the form is the visible pane of a narrow screen
 */
export function Inspector({ isShown }: { isShown: boolean }) {
  const { id, position, choose, reportFocus } = useEditor();
  const body = useRef<HTMLDivElement>(null);
  const { section, field } = position;
  const name = useFieldValue<string>(`${getSectionPath(section)}.kind`);
  const address = useFieldValue<string>('address') ?? '';
  const variant = useFieldValue<string>(`${getSectionPath(section)}.variant`);
  const kind =
    section === undefined || name === undefined ? undefined : findKind(section, { kind: name, variant });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden form can't scroll
  useEffect(() => {
    const fieldSelector = field === undefined ? undefined : `[data-field="${CSS.escape(field)}"]`;
    const fieldElement =
      fieldSelector === undefined ? null : body.current?.querySelector<HTMLElement>(fieldSelector);
    fieldElement?.scrollIntoView({ block: 'nearest' });
  }, [field, isShown]);

  /** Returns the path of the field that contains an element. */
  const findField = (target: Element) => target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return (
    <section className={frame.inspector} data-pane="form" aria-label="Form">
      <div className={frame.head}>
        <Text as="h2" size="subtitle">
          {section === undefined ? 'This page' : (kind?.label ?? 'A section')}
        </Text>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shows the focused field on the page and to collaborators */}
      <div
        ref={body}
        className={frame.fields}
        onFocus={({ target }) => {
          const name = findField(target);
          if (name && name !== field) choose({ section, field: name });
          else if (name) reportFocus(name, false);
        }}
        onInput={({ target }) => {
          const name = findField(target as Element);
          if (name) reportFocus(name, true);
        }}
      >
        {section !== undefined && <VariantField section={section} />}
        {section === undefined ? (
          <>
            <Field path="title" />
            <Field
              path="address"
              readOnlyReason={isBuiltInPage(id) ? 'The URL of a built-in page can’t be changed.' : undefined}
            />
            <Fields path="" only={['meta_title', 'meta_description', 'image']} />
            <PagePreviews />
            <PageNumbers path={address} />
            <Field path="writer" suggestions={getSite().people.map(({ name }) => name)} />
            <Fields path="" only={['above', 'service']} />
          </>
        ) : kind ? (
          <Fields path={getSectionPath(section)} />
        ) : (
          <Text as="p" size="small" tone="muted">
            This section was made with a newer version of the site. It is stored but not shown.
          </Text>
        )}
      </div>
    </section>
  );
}

/** Renders previews of the search result and the share card. */
function PagePreviews() {
  const { drawings = {} } = useForm().artwork ?? {};
  const name = useFieldValue<string>('title') ?? '';
  const customTitle = useFieldValue<string>('meta_title') ?? '';
  const description = useFieldValue<string>('meta_description') ?? '';
  const image = useFieldValue<string>('image') ?? '';
  const pagePath = useFieldValue<string>('address') ?? '';
  return (
    <SearchPreview
      title={customTitle || name}
      // A title that starts with the site's name is used unchanged (rule 14).
      customTitle={customTitle.startsWith(`${getSite().name} | `) ? customTitle : ''}
      description={description}
      image={image.startsWith('art:') ? (drawings[image.slice(4)] ?? '') : image}
      path={pagePath}
    />
  );
}
