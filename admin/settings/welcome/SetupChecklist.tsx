import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import ConfirmDialog from '../../../components/ui/ConfirmDialog';
import { Icon } from '../../../components/ui/Icon';
import { check } from '../../../components/ui/icons';
import { capitalise } from '../../../domain/kinds/areas';
import { settingsPaths } from '../../../domain/members/areas';
import { adminPaths, screens } from '../../../domain/paths';
import { visuallyHidden } from '../../../styles/layout.css';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { formatCount, spellNumber } from '../../format-count';
import { Row, rows } from '../../kit/Row';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { OUTDATED_TEXTS_ID } from './OutdatedTexts';
import * as css from './SetupChecklist.css';
import { STEP_NAMES } from './SetupProgress';

export type SetupState = NonNullable<RouterOutputs['welcome']['left']>;

type ChecklistItem = {
  name: string;
  description: string;
  status: 'done' | 'urgent' | 'open';
  href: string;
  action: string;
};

function toChecklistItems({
  later,
  site,
  mail,
  hasTwoFactor,
  team,
  words: wordCounts,
  facts,
  texts,
}: SetupState): ChecklistItem[] {
  const examples =
    site.examples > 0 ? ` ${formatCount(site.examples, 'example')}, marked as such in the lists.` : '';
  const items: (ChecklistItem | false)[] = [
    {
      name: 'Your site',
      description: `${site.host} is online. ${formatCount(site.pages, 'page')}.${examples}`,
      status: 'done',
      href: screens.home.path,
      action: 'View site',
    },
    later.length > 0 && {
      name: 'Skipped steps',
      description: later.map(step => STEP_NAMES[step]).join(', '),
      status: 'open',
      href: `${settingsPaths.welcome}?step=${later[0]}`,
      action: 'Continue',
    },
    facts.length > 0 && {
      name: 'Facts',
      description: `Not changed yet: ${facts.join(', ')}.`,
      status: 'open',
      href: settingsPaths.facts,
      action: 'Edit',
    },
    {
      name: 'Mail server',
      description: !mail.isConfigured
        ? 'Not set up. Requests are stored here, but no email is sent.'
        : mail.refused === undefined
          ? 'Set up. Email is sent.'
          : `The mail server isn’t accepting email. ${mail.refused}`,
      status: mail.isConfigured && mail.refused === undefined ? 'done' : 'urgent',
      href: settingsPaths.mail,
      action: mail.isConfigured ? 'View' : 'Set up',
    },
    {
      name: 'Two-factor authentication',
      description: hasTwoFactor ? 'Turned on.' : 'Setting it up takes a minute.',
      status: hasTwoFactor ? 'done' : 'open',
      href: settingsPaths.security,
      action: hasTwoFactor ? 'View' : 'Turn on',
    },
    {
      name: 'The team',
      description:
        team > 1
          ? `${team} people, including invitations.`
          : 'Invite the people who write content and reply to requests.',
      status: team > 1 ? 'done' : 'open',
      href: settingsPaths.members,
      action: team > 1 ? 'View' : 'Invite',
    },
    {
      name: 'Your own content',
      description:
        wordCounts.examples > 0
          ? `${formatCount(wordCounts.examples, 'example is', 'examples are')} left. Replace them, or delete them all.`
          : wordCounts.own > 0
            ? `${formatCount(wordCounts.own, 'review or blog', 'reviews and blogs')} of your own.`
            : 'No reviews or blogs yet.',
      status: wordCounts.examples === 0 && wordCounts.own > 0 ? 'done' : 'open',
      href: adminPaths.posts,
      action: 'Write',
    },
    {
      name: 'Page texts',
      description:
        texts > 0
          ? `${formatCount(texts, 'page has texts', 'pages have texts')} that are still the default or mention an unpublished page.`
          : later.includes('name')
            ? 'Checked once the site has your name.'
            : 'No default texts, and no texts that mention an unpublished page.',
      status: texts > 0 || later.includes('name') ? 'open' : 'done',
      href: `${settingsPaths.left}#${OUTDATED_TEXTS_ID}`,
      action: 'View',
    },
  ];
  return items.filter(item => item !== false);
}

/** Returns the most urgent remaining item. */
export function findNextItem(setupState: SetupState): ChecklistItem | undefined {
  const items = toChecklistItems(setupState);
  return items.find(({ status }) => status === 'urgent') ?? items.find(({ status }) => status === 'open');
}

/** Shows what remains, then what is done. */
export function SetupChecklist({ setupState }: { setupState: SetupState }) {
  const items = toChecklistItems(setupState);
  const nextName = findNextItem(setupState)?.name;
  const [isConfirming, setIsConfirming] = useState(false);
  const utils = trpc.useUtils();
  const { examples } = setupState.words;
  const removal = trpc.welcome.removeExamples.useMutation({
    meta: { done: adminMessages.examplesRemoved, failed: adminMessages.examplesFailed },
    onSuccess: async () => {
      const { welcome, articles, cases, content, media } = utils;
      await Promise.all([welcome, articles, cases, content, media].map(part => part.invalidate()));
      setIsConfirming(false);
    },
  });
  return (
    <>
      <ol className={rows}>
        {[
          ...items.filter(({ status }) => status !== 'done'),
          ...items.filter(({ status }) => status === 'done'),
        ].map(({ name, description, status, href, action }) => (
          <Row
            key={name}
            wraps
            lead={
              <span className={css.statusMark} data-is={status} aria-hidden="true">
                {status === 'done' && <Icon path={check} size={14} />}
              </span>
            }
            title={
              <>
                {name}
                <span className={visuallyHidden}>{status === 'done' ? ', done' : ''}</span>
              </>
            }
            note={description}
            end={
              <>
                {href === adminPaths.posts && examples > 0 && (
                  <Button onClick={() => setIsConfirming(true)}>Delete examples</Button>
                )}
                <Button variant={name === nextName ? 'black_red' : 'outlined_black'} href={href}>
                  {action}
                </Button>
              </>
            }
          />
        ))}
      </ol>
      {isConfirming && (
        <ConfirmDialog
          title={`Delete ${formatCount(examples, 'example')}?`}
          confirmLabel="Delete"
          isSending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setIsConfirming(false)}
        >
          They are deleted permanently, with their images. Content you changed or wrote stays.
        </ConfirmDialog>
      )}
    </>
  );
}

type ChecklistFooterProps = { note: string; children: ReactNode };

export const ChecklistFooter = ({ note, children }: ChecklistFooterProps) => (
  <Inline justify="between">
    <Text as="p" size="caption" tone="muted">
      {note}
    </Text>
    {children}
  </Inline>
);

/** Returns text such as `Three of seven steps done. The most urgent is email.` */
export function formatProgress(setupState: SetupState): string {
  const items = toChecklistItems(setupState);
  const doneCount = items.filter(({ status }) => status === 'done').length;
  const hasUrgent = items.some(({ status }) => status === 'urgent');
  const doneText = doneCount === 0 ? 'None' : capitalise(spellNumber(doneCount));
  const urgentText = hasUrgent ? ' The most urgent is email.' : '';
  return `${doneText} of ${spellNumber(items.length)} steps done.${urgentText}`;
}
