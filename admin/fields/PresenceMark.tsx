import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import { useFieldCollaborator } from '../forms/presence';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import * as css from './fields.css';

/** @param isReadable whether the control becomes read-only instead of disabled while a collaborator types */
type PresenceMarkProps = { path: string; isReadable: boolean; isSelected: boolean; children: ReactNode };

/** Marks a selected field, or one that a collaborator has open. Locks the latter during typing (rule 62). */
export function PresenceMark({ path, isReadable, isSelected, children }: PresenceMarkProps) {
  const collaborator = useFieldCollaborator(path);
  const isWriting = collaborator?.isWriting ?? false;
  return (
    <div className={classNames(css.fieldFrame, isSelected && css.selectedField)} data-field={path}>
      <div
        className={classNames(css.fieldFrame, isWriting && css.lockedField)}
        inert={isWriting && !isReadable}
      >
        {children}
      </div>
      {collaborator && (
        <Text as="p" size="caption">
          <Inline as="span">
            <Avatar name={collaborator.name} size={24} photo={collaborator.photo} />
            {collaborator.name} is {isWriting ? 'typing in this field' : 'also editing this field'}.
          </Inline>
        </Text>
      )}
    </div>
  );
}
