import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import ConfirmDialog from '../../../components/ui/ConfirmDialog';
import { Icon } from '../../../components/ui/Icon';
import { check } from '../../../components/ui/icons';
import { toast } from '../../../components/ui/toast-store';
import { settingsPaths } from '../../../domain/members/areas';
import { adminPaths, screens } from '../../../domain/paths';
import { visuallyHidden } from '../../../styles/layout.css';
import { type Outputs, trpc } from '../../../trpc/client';
import { words } from '../../words';
import * as css from './Left.css';
import { TEXTS_ID } from './OutdatedTexts';
import { STEP_NAMES } from './Rail';

export type WhatIsLeft = NonNullable<Outputs['welcome']['left']>;

type Point = {
  name: string;
  says: string;
  is: 'done' | 'urgent' | 'open';
  href: string;
  act: string;
};

export const plural = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** The points of the list, each as it stands. */
export function pointsOf({
  later,
  site,
  mail,
  secondKey,
  team,
  words: own,
  facts,
  texts,
}: WhatIsLeft): Point[] {
  const examples =
    site.examples > 0 ? ` ${plural(site.examples, 'example')}, marked as such in the lists.` : '';
  return [
    {
      name: 'Your site',
      says: `${site.host} is online. ${plural(site.pages, 'page')}.${examples}`,
      is: 'done',
      href: screens.home.path,
      act: 'View site',
    },
    ...(later.length > 0
      ? [
          {
            name: 'Skipped steps',
            says: later.map(step => STEP_NAMES[step]).join(', '),
            is: 'open' as const,
            href: `${settingsPaths.welcome}?step=${later[0]}`,
            act: 'Continue',
          },
        ]
      : []),
    ...(facts.length > 0
      ? [
          {
            name: 'Facts',
            says: `Still the defaults: ${facts.join(', ')}.`,
            is: 'open' as const,
            href: settingsPaths.facts,
            act: 'Edit',
          },
        ]
      : []),
    {
      name: 'Mail server',
      says: !mail.server
        ? 'Not set up. Requests are stored here, but no email is sent.'
        : mail.refused === undefined
          ? 'Set up. Email is sent.'
          : `It doesn’t accept email at the moment. ${mail.refused}`,
      is: mail.server && mail.refused === undefined ? 'done' : 'urgent',
      href: settingsPaths.mail,
      act: mail.server ? 'View' : 'Set up',
    },
    {
      name: 'Two-factor sign-in',
      says: secondKey ? 'Turned on.' : 'Setting it up takes a minute.',
      is: secondKey ? 'done' : 'open',
      href: settingsPaths.security,
      act: secondKey ? 'View' : 'Turn on',
    },
    {
      name: 'The team',
      says:
        team > 1
          ? `${team} people, including invitations.`
          : 'Invite the people who write and reply to requests.',
      is: team > 1 ? 'done' : 'open',
      href: settingsPaths.members,
      act: team > 1 ? 'View' : 'Invite',
    },
    {
      name: 'Your own content',
      says:
        own.examples > 0
          ? `${plural(own.examples, 'example is', 'examples are')} left. Replace them, or delete all at once.`
          : own.own > 0
            ? `${plural(own.own, 'review or blog', 'reviews and blogs')} of your own.`
            : 'No reviews or blogs yet.',
      is: own.examples === 0 && own.own > 0 ? 'done' : 'open',
      href: adminPaths.posts,
      act: 'Write',
    },
    {
      name: 'Page texts',
      says:
        texts > 0
          ? `${plural(texts, 'entry', 'entries')}: about pages that are switched off, or still the default.`
          : 'No texts about pages that are switched off, and no default texts.',
      is: texts > 0 ? 'open' : 'done',
      href: `${settingsPaths.left}#${TEXTS_ID}`,
      act: 'View',
    },
  ];
}

/** Renders the setup checklist with the current state of each item and a link to it. */
export function LeftList({ left }: { left: WhatIsLeft }) {
  const [asks, setAsks] = useState(false);
  const cached = trpc.useUtils();
  const { examples } = left.words;
  const removal = trpc.welcome.removeExamples.useMutation({
    onSuccess: async () => {
      await Promise.all([
        cached.welcome.invalidate(),
        cached.articles.invalidate(),
        cached.cases.invalidate(),
        cached.content.invalidate(),
        cached.media.invalidate(),
      ]);
      setAsks(false);
      toast({ variant: 'success', message: words.examplesRemoved });
    },
    onError: () => toast({ variant: 'error', message: words.examplesFailed }),
  });
  return (
    <>
      <ol className={css.list}>
        {pointsOf(left).map(({ name, says, is, href, act }) => (
          <li key={name} className={css.point}>
            <span className={css.mark} data-is={is} aria-hidden="true">
              {is === 'done' && <Icon path={check} size={14} />}
            </span>
            <div>
              <b className={css.name}>
                {name}
                <span className={visuallyHidden}>{is === 'done' ? ', done' : ''}</span>
              </b>
              <span className={css.says}>{says}</span>
            </div>
            <div className={css.acts}>
              {href === adminPaths.posts && examples > 0 && (
                <Button variant="outlined_black" onClick={() => setAsks(true)}>
                  Delete examples
                </Button>
              )}
              <Button variant={is === 'done' && href === '/' ? 'black_red' : 'outlined_black'} href={href}>
                {act}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {asks && (
        <ConfirmDialog
          title={`Delete ${plural(examples, 'example')}?`}
          confirmLabel="Delete"
          sending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onCancel={() => setAsks(false)}
        >
          They are deleted permanently, with their images. Content you changed or wrote stays.
        </ConfirmDialog>
      )}
    </>
  );
}

const IN_WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** How much of the list is done, and whether something in it cannot wait. */
export function doneOf(left: WhatIsLeft): string {
  const points = pointsOf(left);
  const done = points.filter(({ is }) => is === 'done').length;
  const urgent = points.some(({ is }) => is === 'urgent');
  const all = IN_WORDS[points.length]?.toLowerCase();
  return `${IN_WORDS[done]} of ${all} done. Nothing is urgent${urgent ? ' except email' : ''}.`;
}
