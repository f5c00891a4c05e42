import { renderToStaticMarkup } from 'react-dom/server';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { expect, it } from 'vitest';
import { drawingSources } from '../../../../art/drawings';
import { loadStoredViews, type StoredContent, StoredPage } from '../../../../components/stored/StoredPage';
import { completeClosing } from '../../../../domain/closings';
import { createDrawingReplacer } from '../../../../domain/sections/drawn';
import { getSectionName } from '../../../../domain/sections/name';
import { fillFacts } from '../../../../domain/site-tokens';
import { builtInClosings } from '../../../../site-data';
import { builtInPages } from '../../../../site-data/shown';
import { toShownPage } from '../../../(site)/shown-page';
import { addData } from './SectionPreview';

const insertDrawings = createDrawingReplacer(drawingSources);
const EMPTY_HERO = { kind: '' };
/** Data from the server that some sections need. */
const SECTION_DATA = { cases: [], monday: '2026-01-05', hour: 9 };
const pageContext = { urlPathname: '/', previousPageContext: null } as never;

/** Renders a section alone, like the page editor's canvas. */
async function renderAlone(content: Pick<StoredContent, 'hero' | 'sections'>): Promise<string> {
  await loadStoredViews(content);
  return renderToStaticMarkup(
    <VikeReactProviderPageContext pageContext={pageContext}>
      <StoredPage crumbs={[]} {...content} />
    </VikeReactProviderPageContext>,
  );
}

it('shows ordinary posters when no case in a section with figures has a figure', () => {
  const section = { kind: 'cases', variant: 'figures' };
  expect(addData(section, { cases: [{}] })).toMatchObject({ variant: 'poster' });
  expect(addData(section, { cases: [{}, { figure: '3' }] })).toMatchObject({ variant: 'figures' });
});

it.each(Object.entries(builtInPages))(
  'renders each visible section of the page %s separately',
  async (_, page) => {
    const { hero, sections } = toShownPage(page, content =>
      insertDrawings(fillFacts(completeClosing(builtInClosings, content))),
    );
    expect(await renderAlone({ hero, sections: [] })).not.toBe('');
    const emptyKinds: string[] = [];
    for (const section of sections)
      if (!(await renderAlone({ hero: EMPTY_HERO, sections: [{ ...section, ...SECTION_DATA }] })))
        emptyKinds.push(getSectionName(section));
    // Sections of case studies are empty, because there are no case studies.
    expect(emptyKinds.filter(name => !name.startsWith('cases'))).toEqual([]);
  },
);
