import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { filledWarning } from '../../../components/ui/icons';
import { getSite } from '../../../domain/current-site';
import { text } from '../../../styles/text.css';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { formatCount } from '../../format-count';
import { Badge } from '../../kit/Badge';
import { Details } from '../../kit/Details';
import { fixedWidth } from '../../kit/layout.css';

import { Row, rows } from '../../kit/Row';
import { Sheet } from '../../kit/Sheet';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { TextButton } from '../../kit/TextButton';
import { QueryBoundary } from '../../ListBody';
import { pageNames } from '../../page-editor/page-changes';
import * as css from './SetupChecklist.css';
import { formatReason, useKeepTexts } from './use-keep-texts';

/** ID of the checklist section that lists texts. */
export const OUTDATED_TEXTS_ID = 'texts';

type Page = RouterOutputs['welcome']['texts'][number];
type OutdatedText = Page['texts'][number];

/** Names of sections shown in a row. */
const NAMES_MAX = 3;

function formatSections({ sections, causes }: Page): string {
  const openSections = sections.filter(({ part }) => causes.some(cause => cause.part === part));
  if (openSections.length === sections.length) return 'Every section';
  const moreCount = openSections.length - NAMES_MAX;
  const names = openSections.slice(0, NAMES_MAX).map(({ place }) => place);
  return `${names.join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''}`;
}

/** Lists unpublished pages and names from the demo that a page mentions. */
function listWarnings({ causes }: Page): string[] {
  const warnings = causes.filter(({ reason }) => reason !== 'delivered').map(formatReason);
  return [...new Set(warnings)].slice(0, NAMES_MAX);
}

/** Shows each section's state in page order: the site's own, from the demo, or with a warning. */
function SectionBar({ sections, causes }: Page) {
  const states = sections.map(({ part }) => {
    const sectionCauses = causes.filter(cause => cause.part === part);
    return sectionCauses.length === 0
      ? 'own'
      : sectionCauses.every(({ reason }) => reason === 'delivered')
        ? 'demo'
        : 'warning';
  });
  return (
    <Text as="div" size="caption" tone="muted">
      <span className={css.bar} aria-hidden="true">
        {sections.map(({ part }, index) => (
          <i key={part} className={css.segment[states[index] ?? 'own']} />
        ))}
      </span>
      {states.filter(state => state === 'own').length} of{' '}
      {formatCount(sections.length, 'section is', 'sections are')} yours
    </Text>
  );
}

/** Returns the section of a text, or the label of the page's field. */
function formatPlace({ field, place }: OutdatedText): string {
  const [name = ''] = field.split('.');
  return (name !== 'sections' && pageNames[name]) || place;
}

function formatTitle(pages: readonly Page[] | undefined): string {
  if (!pages) return 'Texts to change';
  if (pages.length === 0) return 'No texts to change';
  return pages.length === 1 ? 'Texts to change on one page' : `Texts to change on ${pages.length} pages`;
}

function formatNote(pages: readonly Page[] | undefined): string {
  const isRenamed = getSite().changed.includes('name');
  if (pages?.length)
    return 'These texts are still the defaults or mention an unpublished page. Change them, or confirm that they are true for you.';
  return isRenamed
    ? 'No texts mention an unpublished page, and no default texts are left.'
    : 'No texts mention an unpublished page. Default texts are listed here once you’ve named the site.';
}

const MutedText = ({ children }: { children: ReactNode }) => (
  <Text size="small" tone="muted" block>
    {children}
  </Text>
);

/** Lists texts that mention an unpublished page or come from the demo. */
export function OutdatedTexts() {
  const query = trpc.welcome.texts.useQuery();
  const list = useRef<HTMLDivElement>(null);
  const keepTexts = useKeepTexts(() => list.current?.focus());
  return (
    <div ref={list} id={OUTDATED_TEXTS_ID} className={css.texts} tabIndex={-1}>
      <Sheet title={formatTitle(query.data)} note={formatNote(query.data)}>
        <QueryBoundary query={query} errorMessage={adminMessages.welcomeFailed} height={240}>
          {pages => (
            <ul className={rows}>
              {pages.map(page => (
                <Row
                  key={page.id}
                  isHeading
                  wraps
                  isTopAligned
                  title={
                    <a className={text.link} href={page.edit}>
                      {page.title}
                    </a>
                  }
                  note={page.sections.length > 0 && formatSections(page)}
                  facts={page.sections.length > 0 ? [<SectionBar key="sections" {...page} />] : []}
                  end={
                    <Button aria-label={`This is true for us: ${page.title}`} onClick={() => keepTexts(page)}>
                      This is true for us
                    </Button>
                  }
                >
                  {listWarnings(page).map(warning => (
                    <div key={warning}>
                      <Badge tone="fair" icon={filledWarning}>
                        {warning}
                      </Badge>
                    </div>
                  ))}
                  <Details
                    label={page.texts.length === 1 ? 'Show the text' : `Show ${page.texts.length} texts`}
                  >
                    <ul>
                      {page.texts.map(outdatedText => (
                        <Inline
                          as="li"
                          align="start"
                          justify="between"
                          wrap={false}
                          stacksOnPhone
                          key={`${outdatedText.reason} ${outdatedText.about} ${outdatedText.field} ${outdatedText.place}`}
                        >
                          <a className={css.outdatedText} href={outdatedText.href}>
                            <span>
                              {formatReason(outdatedText)}: <b>{formatPlace(outdatedText)}</b>
                            </span>
                            {outdatedText.quote && <MutedText>{outdatedText.quote}</MutedText>}
                          </a>
                          {page.sections.length > 0 && (
                            <span className={fixedWidth}>
                              <TextButton
                                aria-label={`This is true for us: ${formatPlace(outdatedText)}, ${page.title}`}
                                onClick={() =>
                                  keepTexts(page, {
                                    part: outdatedText.part,
                                    place: formatPlace(outdatedText),
                                  })
                                }
                              >
                                This is true for us
                              </TextButton>
                            </span>
                          )}
                        </Inline>
                      ))}
                    </ul>
                    {page.more > 0 && <MutedText>And {page.more} more on this page.</MutedText>}
                  </Details>
                </Row>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Sheet>
    </div>
  );
}
