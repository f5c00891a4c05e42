import { Button } from '../../../components/ui/Button';
import { hiddenTexts } from '../../../domain/failure-texts';
import { text } from '../../../styles/text.css';
import { palette } from '../../../styles/tokens.css';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Inline, Stack } from '../../kit/Stack';
import { findNextItem, type SetupState } from './SetupChecklist';
import * as css from './SetupChecklist.css';
import { getStepPath } from './use-steps';

/** Shows how many pages have only the site's own texts, and the next step. */
export function ChecklistHead({ setupState }: { setupState: SetupState }) {
  const { data: texts } = trpc.welcome.texts.useQuery();
  const { welcome } = trpc.useUtils();
  const setHidden = trpc.welcome.setHidden.useMutation({
    meta: { failed: adminMessages.siteHideFailed },
    onSettled: () => welcome.left.invalidate(),
  });
  if (!texts) return null;
  const openCount = texts.filter(({ sections }) => sections.length > 0).length;
  const total = Math.max(setupState.site.pages, openCount);
  const nextItem = findNextItem(setupState);
  const { isHidden } = setupState;
  // Texts can't be told apart while the site has the demo's name.
  const isUnnamed = setupState.later.includes('name');
  const heading = isUnnamed
    ? 'Name your site first'
    : openCount > 0
      ? `${openCount} of ${total} pages still have default texts`
      : 'All page texts are yours';
  const note = isHidden
    ? `The site is hidden. Visitors see “${hiddenTexts.title}”, and only users can open pages.`
    : isUnnamed
      ? 'Then this list shows the pages that still have default texts.'
      : openCount > 0 &&
        'The default texts contain prices, names and promises of an agency that doesn’t exist.';
  return (
    <section className={css.head} aria-label="Pages">
      <Dial doneCount={isUnnamed ? 0 : total - openCount} total={total} />
      <Stack gap={4}>
        <h2 className={text.h3}>{heading}</h2>
        {note && <p className={css.headNote}>{note}</p>}
        <Inline gap={3}>
          {isUnnamed ? (
            <Button variant="red_white" href={getStepPath('name')}>
              Name the site
            </Button>
          ) : (
            nextItem && (
              <Button variant="red_white" href={nextItem.href}>
                Next: {nextItem.name}
              </Button>
            )
          )}
          {(isHidden || isUnnamed || openCount > 0) && (
            <Button isSending={setHidden.isPending} onClick={() => setHidden.mutate({ isHidden: !isHidden })}>
              {isHidden ? 'Show the site' : 'Hide the site'}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  );
}

/** Draws a tick for each page, with a beam at the first page that isn't done. */
const Dial = ({ doneCount, total }: { doneCount: number; total: number }) => (
  <svg className={css.dial} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    {Array.from({ length: total }, (_, index) => (
      <path
        key={index}
        fill={index === doneCount ? palette.red : index < doneCount ? palette.white : palette.grey600}
        d={index === doneCount ? 'M-5-84h10v44h-10Z' : 'M-2-84h4v20h-4Z'}
        transform={`rotate(${(360 / total) * index})`}
      />
    ))}
    <circle r="35" fill="none" stroke={palette.white} strokeWidth="1.5" />
    <text className={css.dialText} textAnchor="middle" dominantBaseline="central">
      {doneCount}/{total}
    </text>
  </svg>
);
