import { Button } from '../../components/ui/Button';

type PublishActionsProps = {
  disabled: boolean;
  isSending: boolean;
  onPublish: () => void;
  onDiscard: () => void;
};

/** Buttons that discard or publish all changes of a screen. */
export const PublishActions = ({ disabled, isSending, onPublish, onDiscard }: PublishActionsProps) => (
  <>
    <Button onClick={onDiscard}>Discard</Button>
    <Button variant="red_black" disabled={disabled} isSending={isSending} onClick={onPublish}>
      Publish
    </Button>
  </>
);
