import { useSortable } from '@dnd-kit/sortable';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { Avatar } from '../../../components/ui/Avatar';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { edit, plus } from '../../../components/ui/icons';
import { getSectionName } from '../../../domain/sections/name';
import { visuallyHidden } from '../../../styles/layout.css';
import { grip } from '../../forms/icons';
import { useCollaborators } from '../../forms/presence';
import type { PublishCheck } from '../../forms/use-checks';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { TextButton } from '../../kit/TextButton';
import { type Cause, formatReason } from '../../settings/welcome/use-keep-texts';
import type { SectionAction } from '../canvas/canvas-messages';
import { useSectionTitle } from '../editor-context';
import { SectionDrawing } from '../gallery/SectionDrawing';
import { crossedEye } from '../icons';
import { actionIcons, actionLabels } from '../section-actions';
import { findKind, getSectionPath, HERO_ID, type PageSection } from '../sections';
import type { EditorActions } from '../use-editor-actions';
import { CheckMark } from './CheckMark';
import * as css from './outline.css';

type SectionRowProps = {
  id: string;
  section: PageSection;
  actions: EditorActions;
  isChosen: boolean;
  /** Position of the drop line relative to this row. */
  dropLine: 'above' | 'below' | undefined;
  checks: readonly PublishCheck[];
  /** Reasons to change the section's texts. */
  causes: readonly Cause[];
  /** Called when the editor confirms the section's texts. */
  onKeep: (title: string) => void;
  onOpen: () => void;
  onAdd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const ACTIONS: readonly SectionAction[] = ['hide', 'double', 'up', 'down', 'remove'];

/** Renders a section's row, with actions if it is selected. */
export function SectionRow(props: SectionRowProps) {
  const { id, section, actions, isChosen, dropLine, checks, causes, onKeep, onOpen, onAdd, onKeyDown } =
    props;
  const isHero = id === HERO_ID;
  const { listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useSortable({
    id,
    disabled: isHero,
  });
  // Deferred, because titles change while typing.
  const title = useDeferredValue(useSectionTitle(id));
  const kind = findKind(id, section);
  const collaborator = useCollaborators().find(
    ({ field }) => field === id || field.startsWith(getSectionPath(id)),
  );
  const transformStyle = transform ? `translate3d(0,${Math.round(transform.y)}px,0)` : undefined;
  const hasWarning = causes.some(({ reason }) => reason !== 'delivered');
  const getLabel = (action: SectionAction) =>
    action === 'hide' && section.hidden ? 'Show' : actionLabels[action];
  const editButton = (
    <IconButton label={`Edit ${title}`} title="Edit" icon={edit} className={css.action} onClick={onOpen} />
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        css.row,
        isChosen && css.selectedRow,
        isDragging && css.draggedRow,
        dropLine && css.dropTarget[dropLine],
      )}
      style={{ transform: transformStyle }}
    >
      <div className={css.rowContent}>
        <span ref={setActivatorNodeRef} className={isHero ? undefined : css.grip} {...listeners}>
          {!isHero && <Icon path={grip} size={18} />}
        </span>
        <SectionDrawing
          name={getSectionName(section)}
          className={section.hidden && !isChosen ? css.hiddenDrawing : css.drawing}
        />
        <button
          type="button"
          className={css.name}
          data-row={id}
          aria-current={isChosen ? 'true' : undefined}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          <Text as="b" size="small" look="three" weight="medium" tone={section.hidden ? 'muted' : undefined}>
            {title}
          </Text>
          <Text as="small" look="line" size="caption" tone="muted" block>
            {[kind?.label ?? 'Not shown, made with a newer version', section.hidden && 'hidden']
              .filter(part => part && part !== title)
              .join(', ')}
          </Text>
        </button>
        <Inline wrap={false}>
          {collaborator && (
            <>
              <span className={visuallyHidden}>{collaborator.name} is editing</span>
              <Avatar name={collaborator.name} size={24} photo={collaborator.photo} />
            </>
          )}
          {section.hidden && !isChosen && <Icon path={crossedEye} size={18} />}
          {causes.length > 0 && (
            <span className={css.outdatedMark[hasWarning ? 'warning' : 'demo']}>
              <span className={visuallyHidden}>{causes.map(formatReason).join(', ')}</span>
            </span>
          )}
          <CheckMark checks={checks} />
          {isChosen && isHero && editButton}
        </Inline>
      </div>
      {isChosen && !isHero && (
        <div className={css.actions} data-acts="">
          {editButton}
          {ACTIONS.map(action => (
            <IconButton
              key={action}
              label={`${getLabel(action)} ${title}`}
              title={getLabel(action)}
              icon={actionIcons[action]}
              className={css.action}
              isDanger={action === 'remove'}
              onClick={() => actions.applyAction(action, id)}
            />
          ))}
        </div>
      )}
      {isChosen && causes.length > 0 && (
        <div className={css.reasons}>
          <Text as="p" size="caption" tone="muted">
            {[...new Set(causes.map(formatReason))].join('. ')}
          </Text>
          <TextButton aria-label={`This is true for us: ${title}`} onClick={() => onKeep(title)}>
            This is true for us
          </TextButton>
        </div>
      )}
      <button type="button" className={css.gap} aria-label={`Add a section after ${title}`} onClick={onAdd}>
        <i className={css.disc}>
          <Icon path={plus} size={16} />
        </i>
        <Text size="small" hiddenAbove="tablet">
          Add a section below
        </Text>
      </button>
    </li>
  );
}
