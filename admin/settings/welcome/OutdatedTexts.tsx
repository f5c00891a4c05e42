import { useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { Skeleton } from '../../../components/ui/Skeleton';
import { toast } from '../../../components/ui/toast-store';
import { getSite } from '../../../domain/current-site';
import { text } from '../../../styles/text.css';
import { type Outputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Sheet } from '../../kit/Sheet';
import { ListFailure } from '../../ListBody';
import { pageNames } from '../../page-editor/page-changes';
import { UndoButton } from '../../UndoButton';
import * as css from './SetupChecklist.css';

/** ID of the checklist section that lists texts. */
export const TEXTS_ID = 'texts';

type Page = Outputs['welcome']['texts'][number];
type Text = Page['texts'][number];

function formatReason({ reason, about }: Text): string {
  if (reason === 'delivered') return 'Default text';
  if (reason === 'demo') return `Mentions “${about}”`;
  return `${reason === 'link' ? 'Links to' : 'Mentions'} ${about}, which is unpublished`;
}

/** Texts outside sections are located by the label of the page's field. */
function formatPlace({ field, place }: Text): string {
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

/** Lists texts that mention an unpublished page or come from the demo. */
export function OutdatedTexts() {
  const { data: pages, error, refetch } = trpc.welcome.texts.useQuery();
  const list = useRef<HTMLDivElement>(null);
  const keep = useKeepTexts(() => list.current?.focus());
  return (
    <div ref={list} id={TEXTS_ID} className={css.texts} tabIndex={-1}>
      <Sheet title={formatTitle(pages)} note={formatNote(pages)}>
        {pages ? (
          <ul>
            {pages.map(page => (
              <li key={page.id} className={css.outdatedPage}>
                <div className={css.outdatedHead}>
                  <h3 className={css.name}>
                    <a className={text.link} href={page.edit}>
                      {page.title}
                    </a>
                  </h3>
                  <Button
                    variant="outlined_black"
                    aria-label={`This is true for us: ${page.title}`}
                    onClick={() => keep(page)}
                  >
                    This is true for us
                  </Button>
                </div>
                <ul>
                  {page.texts.map(outdatedText => (
                    <li
                      key={`${outdatedText.reason} ${outdatedText.about} ${outdatedText.field} ${outdatedText.place}`}
                    >
                      <a className={css.outdatedText} href={outdatedText.href}>
                        <span>
                          {formatReason(outdatedText)}: <b>{formatPlace(outdatedText)}</b>
                        </span>
                        {outdatedText.quote && <span className={css.statement}>{outdatedText.quote}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
                {page.more > 0 && <p className={css.statement}>And {page.more} more on this page.</p>}
              </li>
            ))}
          </ul>
        ) : error ? (
          <ListFailure error={error} failed={adminMessages.welcomeFailed} onRetry={refetch} />
        ) : (
          <Skeleton height={240} />
        )}
      </Sheet>
    </div>
  );
}

function useKeepTexts(onDone: () => void) {
  const { welcome } = trpc.useUtils();
  const change = trpc.welcome.keepTexts.useMutation({
    meta: { failed: adminMessages.textsKeepFailed },
    onSettled: () => welcome.invalidate(),
  });
  return ({ id, title }: Page) =>
    change.mutate(
      { id, isKept: true },
      {
        onSuccess() {
          onDone();
          toast({
            variant: 'success',
            message: adminMessages.textsKept,
            more: close => (
              <p>
                “{title}” was removed from the list.{' '}
                <UndoButton
                  onUndo={() => {
                    change.mutate({ id, isKept: false });
                    close();
                  }}
                />
              </p>
            ),
          });
        },
      },
    );
}
