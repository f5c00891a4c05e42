import { type ComponentType, useState } from 'react';
import { Icon } from '../../components/ui/Icon';
import { check, close, warning } from '../../components/ui/icons';
import { visuallyHidden } from '../../styles/layout.css';
import { Row } from '../kit/Row';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import type { PublishCheck } from './use-checks';

type CheckRowsProps = {
  checks: readonly PublishCheck[];
  getLabel: (path: string) => string;
  onFocusField?: ((path: string) => void) | undefined;
  /** Renders a blocker's field below its message. */
  Fix?: ComponentType<{ path: string }> | undefined;
};

/** Keeps fixed blockers in the list, because removing one would take the focus from its field. */
export function CheckRows({ checks, getLabel, onFocusField, Fix }: CheckRowsProps) {
  const [seenChecks, setSeenChecks] = useState<readonly PublishCheck[]>([]);
  const newChecks = Fix
    ? checks.filter(({ path }) => !seenChecks.some(seenCheck => seenCheck.path === path))
    : [];
  if (newChecks.length > 0) setSeenChecks([...seenChecks, ...newChecks]);
  const rows = Fix
    ? seenChecks.map(seenCheck => checks.find(({ path }) => path === seenCheck.path) ?? seenCheck)
    : checks;
  return (
    <ul>
      {rows.map(row => {
        const { level, path, message } = row;
        const isFixed = !checks.includes(row);
        const isBlocker = level === 'stop' && !isFixed;
        return (
          <Row
            key={Fix ? path : `${path} ${message}`}
            {...(isBlocker && { tone: 'bad' as const })}
            isTopAligned
            lead={
              <Text tone={isBlocker ? 'bad' : undefined}>
                <Icon path={isFixed ? check : isBlocker ? close : warning} size={20} />
              </Text>
            }
            title={
              isFixed ? (
                getLabel(path)
              ) : (
                <>
                  <span className={visuallyHidden}>{isBlocker ? 'Blocks publishing. ' : 'Warning. '}</span>
                  {message.startsWith(getLabel(path)) ? message : `${getLabel(path)}: ${message}`}
                </>
              )
            }
            note={isFixed && 'Fixed'}
            end={
              onFocusField &&
              !isFixed && <TextButton onClick={() => onFocusField(path)}>Go to field</TextButton>
            }
          >
            {Fix && level === 'stop' && <Fix path={path} />}
          </Row>
        );
      })}
    </ul>
  );
}
