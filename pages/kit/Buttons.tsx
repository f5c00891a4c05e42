import { ArrowLink } from '../../components/ui/ArrowLink';
import { Button, buttonVariants } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { edit, trash } from '../../components/ui/icons';

export const Buttons = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    {buttonVariants.map(variant => (
      <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <code style={{ width: 150 }}>{variant}</code>
        <Button variant={variant}>Let’s talk</Button>
        <Button variant={variant} size="large">
          Let’s talk
        </Button>
        <Button variant={variant} href="#white">
          A link
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} isSending>
          Send
        </Button>
      </div>
    ))}
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <ArrowLink href="#black">See the work</ArrowLink>
      <IconButton label="Edit" icon={edit} />
      <IconButton label="Delete" icon={trash} isDanger />
    </div>
  </div>
);
