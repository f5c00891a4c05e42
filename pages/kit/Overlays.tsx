import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { footerButton } from '../../components/ui/Modal.css';
import { toast, toastVariants } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';

const Modal = lazy(() => import('../../components/ui/Modal'));
const ConfirmDialog = lazy(() => import('../../components/ui/ConfirmDialog'));

const toastMessages = {
  info: messages.noChanges,
  success: messages.caseUpdated,
  warning: messages.tokenNotFound,
  error: messages.sendFailed,
};

export function Overlays() {
  const [openOverlay, setOpenOverlay] = useState<'modal' | 'plain' | 'confirm'>();
  const close = () => setOpenOverlay(undefined);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 32 }}>
      {(['modal', 'plain', 'confirm'] as const).map(kind => (
        <Button key={kind} variant="black_red" onClick={() => setOpenOverlay(kind)}>
          Open {kind}
        </Button>
      ))}
      {toastVariants.map(variant => (
        <Button
          key={variant}
          variant="outlined_black"
          onClick={() => toast({ variant, message: toastMessages[variant] })}
        >
          Toast {variant}
        </Button>
      ))}
      <Suspense>
        {openOverlay === 'modal' && (
          <Modal
            title="Let’s talk"
            onClose={close}
            footer={
              <Button variant="red_black" size="large" className={footerButton} onClick={close}>
                Save
              </Button>
            }
          >
            {Array.from({ length: 20 }, (_, index) => (
              <p key={index}>The header and footer stay in place while line {index + 1} scrolls.</p>
            ))}
          </Modal>
        )}
        {openOverlay === 'plain' && (
          <Modal title="Thank you" isPlain onClose={close}>
            <p style={{ marginBlock: '16px 32px' }}>{messages.sendThanks}</p>
            <Button variant="black_red" size="large" onClick={close}>
              Back to the page
            </Button>
          </Modal>
        )}
        {openOverlay === 'confirm' && (
          <ConfirmDialog
            title="Delete this article?"
            confirmLabel="Confirm Delete"
            onConfirm={close}
            onCancel={close}
          >
            “Small releases, boring Fridays” and its images will be removed. This cannot be undone.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}
