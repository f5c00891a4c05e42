import type { ReactNode } from 'react';
import { check, filledWarning, info } from '../../components/ui/icons';
import { Badge } from '../kit/Badge';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { SectionId, Verdict } from './problems';

type StatusBlockProps = {
  title: string;
  /** Anchor for the list of problems. */
  id?: SectionId;
  verdict?: Verdict;
  span?: 'two' | 'all';
  children: ReactNode;
  actions?: ReactNode;
};

export function StatusBlock({ title, id, verdict, span, children, actions }: StatusBlockProps) {
  const tone = verdict?.look;
  return (
    <Sheet
      id={id}
      title={title}
      span={span}
      tone={tone === 'bad' || tone === 'fair' ? tone : undefined}
      action={verdict && <VerdictLabel verdict={verdict} />}
    >
      <Stack gap={4}>
        {children}
        {actions && <Inline gap={4}>{actions}</Inline>}
      </Stack>
    </Sheet>
  );
}

function VerdictLabel({ verdict: { look: tone, text } }: { verdict: Verdict }) {
  if (tone === 'plain')
    return (
      <Text size="small" weight="medium" tone="muted">
        {text}
      </Text>
    );
  return (
    <Badge tone={tone} icon={tone === 'good' ? check : tone === 'fair' ? filledWarning : info}>
      {text}
    </Badge>
  );
}

export const BlockNote = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="small" tone="muted" look="prose">
    {children}
  </Text>
);
