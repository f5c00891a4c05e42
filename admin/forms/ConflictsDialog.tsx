import { useRef, useState } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import { DialogFooter } from '../DialogFooter';
import { Dialog } from '../kit/Dialog';
import { footerNote, radio } from '../kit/parts.css';
import { useCurrentUser } from '../use-current-user';
import * as css from './conflicts.css';
import type { Collaborator } from './presence';
import type { Conflict } from './save-state';
import { TextDiff } from './TextDiff';

type ConflictsDialogProps = {
  conflicts: readonly Conflict[];
  /** Current collaborators, to show their photos. */
  collaborators: readonly Collaborator[];
  getLabel: (path: string) => string;
  /** @param ownConflicts conflicts in which the editor keeps their own text */
  onResolve: (ownConflicts: readonly Conflict[]) => void;
  /** Postpones the decision. */
  onClose: () => void;
};

/** Shows both versions of each conflicting field and asks which one to keep (rule 62). */
export function ConflictsDialog({
  conflicts,
  collaborators,
  getLabel,
  onResolve,
  onClose,
}: ConflictsDialogProps) {
  const me = useCurrentUser();
  const laterRef = useRef<HTMLButtonElement>(null);
  /** Paths of fields that take the other editor's version. */
  const [theirPaths, setTheirPaths] = useState<readonly string[]>([]);
  const isTheirs = (conflict: Conflict) => theirPaths.includes(conflict.path);
  const getAuthorLabel = (author: string | undefined) =>
    author === undefined ? 'Theirs' : author === me?.name ? 'From your other window' : `${author}’s`;
  const [name, ...otherNames] = new Set(conflicts.map(conflict => conflict.by));
  const otherAuthor = otherNames.length > 0 ? undefined : name;
  return (
    <Dialog
      title="Choose which version to keep"
      initialFocus={laterRef}
      onClose={onClose}
      footer={
        <>
          <p className={footerNote}>
            {conflicts.every(({ isInHistory }) => isInHistory)
              ? 'The other version stays in the history.'
              : 'The other version will be lost.'}
          </p>
          <DialogFooter
            onConfirm={() => onResolve(conflicts.filter(conflict => !isTheirs(conflict)))}
            cancelLabel="Decide later"
            cancelRef={laterRef}
            onCancel={onClose}
          >
            Merge
          </DialogFooter>
        </>
      }
    >
      <div className={css.table}>
        <div className={css.authorHeads} aria-hidden="true">
          <AuthorHead name={me?.name} photo={me?.photo}>
            Yours
          </AuthorHead>
          <AuthorHead
            name={otherAuthor}
            photo={collaborators.find(({ name }) => name === otherAuthor)?.photo}
          >
            {getAuthorLabel(otherAuthor)}
          </AuthorHead>
        </div>
        {conflicts.map(conflict => {
          const [myText, theirText] = [formatValue(conflict.mine), formatValue(conflict.theirs)];
          const key = conflict.path;
          const choices = [
            { author: 'Yours', text: myText, comparedText: theirText, chosen: !isTheirs(conflict) },
            {
              author: getAuthorLabel(conflict.by),
              text: theirText,
              comparedText: myText,
              chosen: isTheirs(conflict),
            },
          ];
          return (
            <fieldset key={key} className={css.field}>
              <legend className={css.name}>{getLabel(conflict.path)}</legend>
              {choices.map(({ author, text, comparedText, chosen: isSelected }, index) => (
                <label key={author} className={classNames(css.choice, isSelected && css.selectedChoice)}>
                  <input
                    type="radio"
                    name={key}
                    className={radio}
                    checked={isSelected}
                    onChange={() =>
                      setTheirPaths(
                        index === 0 ? theirPaths.filter(path => path !== key) : [...theirPaths, key],
                      )
                    }
                  />
                  <span>
                    <b className={css.author}>{author}: </b>
                    <TextDiff before={comparedText} after={text} visibleChanges={['added']} />
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}

type AuthorHeadProps = { name: string | undefined; photo: string | undefined; children: string };

const AuthorHead = ({ name, photo, children }: AuthorHeadProps) => (
  <p className={css.head}>
    {name && <Avatar name={name} size={32} photo={photo ?? ''} />}
    {children}
  </p>
);

function formatValue(value: unknown): string {
  if (typeof value === 'string') return value.replace(/<[^>]+>/g, ' ') || '(empty)';
  if (Array.isArray(value)) return value.map(formatValue).join(' · ') || '(empty)';
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([, entry]) => formatValue(entry))
      .join(' · ');
  return String(value ?? '(empty)');
}
