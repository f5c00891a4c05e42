import { useRef, useState } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import Modal from '../../components/ui/Modal';
import { getAvatarAngle, getInitials } from '../../domain/person';
import { DialogFoot } from '../DialogFoot';
import { useMe } from '../use-me';
import * as css from './conflicts.css';
import { added } from './history.css';
import type { Conflict } from './keeping';
import type { Other } from './others';
import { outcome, radio } from './PublishDialog.css';
import { wordsChanged } from './words-changed';

type ConflictsDialogProps = {
  conflicts: readonly Conflict[];
  /** Current collaborators, to show their photos. */
  others: readonly Other[];
  /** Returns the label of the field at a path. */
  nameOf: (path: string) => string;
  /** Resolves all conflicts. @param mine those in which the editor keeps their own text. */
  onJoin: (mine: readonly Conflict[]) => void;
  /** Postpones the decision. */
  onClose: () => void;
};

/** Shows both versions of each conflicting field and asks which one to keep (rule 62). */
export function ConflictsDialog({ conflicts, others, nameOf, onJoin, onClose }: ConflictsDialogProps) {
  const me = useMe();
  const later = useRef<HTMLButtonElement>(null);
  /** Fields that take the other version; all others keep the editor's own. */
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const isTheirs = (conflict: Conflict) => theirs.includes(conflict.path);
  const whose = (by: string | undefined) =>
    by === undefined ? 'Theirs' : by === me?.name ? 'From your other window' : `${by}’s`;
  const [by, ...more] = new Set(conflicts.map(conflict => conflict.by));
  const other = more.length > 0 ? undefined : by;
  return (
    <Modal
      title="Which words stay?"
      className={css.panel}
      initialFocus={later}
      onClose={onClose}
      footer={
        <>
          <p className={outcome}>
            {conflicts.every(({ kept }) => kept)
              ? 'The history keeps what you do not choose.'
              : 'What you do not choose is kept nowhere else.'}
          </p>
          <DialogFoot
            act={() => onJoin(conflicts.filter(conflict => !isTheirs(conflict)))}
            cancelLabel="Decide later"
            cancelRef={later}
            onCancel={onClose}
          >
            Join them
          </DialogFoot>
        </>
      }
    >
      <div className={css.table}>
        <div className={css.heads} aria-hidden="true">
          <Head name={me?.name} photo={me?.photo}>
            Yours
          </Head>
          <Head name={other} photo={others.find(({ name }) => name === other)?.photo}>
            {whose(other)}
          </Head>
        </div>
        {conflicts.map(conflict => {
          const [mine, other] = [said(conflict.mine), said(conflict.theirs)];
          const key = conflict.path;
          const choices = [
            { whose: 'Yours', words: mine, beside: other, chosen: !isTheirs(conflict) },
            { whose: whose(conflict.by), words: other, beside: mine, chosen: isTheirs(conflict) },
          ];
          return (
            <fieldset key={key} className={css.field}>
              <legend className={css.name}>{nameOf(conflict.path)}</legend>
              {choices.map(({ whose, words, beside, chosen }, index) => (
                <label key={whose} className={classNames(css.choice, chosen && css.chosen)}>
                  <input
                    type="radio"
                    name={key}
                    className={radio}
                    checked={chosen}
                    onChange={() =>
                      setTheirs(index === 0 ? theirs.filter(each => each !== key) : [...theirs, key])
                    }
                  />
                  <span>
                    <b className={css.whose}>{whose}: </b>
                    <Own words={words} beside={beside} />
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Modal>
  );
}

type HeadProps = { name: string | undefined; photo: string | undefined; children: string };

const Head = ({ name, photo, children }: HeadProps) => (
  <p className={css.head}>
    {name && <Avatar initials={getInitials(name)} rim={getAvatarAngle(name)} size={32} photo={photo ?? ''} />}
    {children}
  </p>
);

/** Formats a value for comparison: plain text, or all texts inside it. */
function said(value: unknown): string {
  if (typeof value === 'string') return value.replace(/<[^>]+>/g, ' ') || '(empty)';
  if (Array.isArray(value)) return value.map(said).join(' · ') || '(empty)';
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([, entry]) => said(entry))
      .join(' · ');
  return String(value ?? '(empty)');
}

/** Renders a text and marks what the other one lacks. */
const Own = ({ words, beside }: { words: string; beside: string }) =>
  wordsChanged(beside, words).map(({ text, how }, index) => {
    if (how === 'removed') return null;
    return how === 'same' ? (
      text
    ) : (
      <ins key={index} className={added}>
        {text}
      </ins>
    );
  });
