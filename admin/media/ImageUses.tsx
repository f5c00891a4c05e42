import { Icon } from '../../components/ui/Icon';
import { page } from '../forms/icons';
import { Row } from '../kit/Row';
import { Text } from '../kit/Text';
import { useCan } from '../use-current-user';
import { findUseHref, formatUse, formatUseCount, type OpenImage } from './image-texts';

export function ImageUses({ image: { uses, usedBy } }: { image: OpenImage }) {
  const can = useCan();
  return (
    <section aria-label="Uses">
      <Text as="h3" size="small" weight="strong">
        {uses === 0 ? 'Not used' : `Used in ${formatUseCount(usedBy.length)}`}
      </Text>
      <ul>
        {usedBy.map(use => {
          const href = use.kind === 'member' && !can('members.manage') ? undefined : findUseHref(use);
          const labels = {
            lead: <Icon path={page} size={18} />,
            title: use.title || 'Another user’s draft',
            note: formatUse(use),
          };
          const key = `${use.kind} ${use.id}`;
          return href ? (
            <li key={key}>
              <Row {...labels} href={href} />
            </li>
          ) : (
            <Row key={key} {...labels} />
          );
        })}
      </ul>
    </section>
  );
}
