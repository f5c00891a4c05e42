import { useState } from 'react';
import type { Purpose } from '../../domain/consent';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import Modal from '../ui/Modal';
import { footerButton } from '../ui/Modal.css';
import * as css from './Preferences.css';
import { PurposeRow } from './PurposeRow';
import { consentCopy, necessaryCopy, purposeCopy } from './texts';

type PreferencesProps = {
  configured: readonly Purpose[];
  granted: readonly Purpose[];
  hasPrivacySignal: boolean;
  onAnswer: (granted: readonly Purpose[]) => void;
  onClose: () => void;
};

/** Selects only purposes that are already granted. Closing changes nothing. */
export default function Preferences({
  configured,
  granted,
  hasPrivacySignal,
  onAnswer,
  onClose,
}: PreferencesProps) {
  const [selectedPurposes, setSelectedPurposes] = useState(granted);
  const { title, line, signal: signalLine, none, close } = consentCopy.preferences;
  const hasPurposes = configured.length > 0;

  const footer = hasPurposes ? (
    <div className={css.answerButtons}>
      <Button variant="black_red" size="large" className={footerButton} onClick={() => onAnswer([])}>
        {consentCopy.reject}
      </Button>
      <Button variant="black_red" size="large" className={footerButton} onClick={() => onAnswer(configured)}>
        {consentCopy.accept}
      </Button>
      <Button
        size="large"
        className={classNames(footerButton, css.saveButton)}
        onClick={() => onAnswer(selectedPurposes)}
      >
        {consentCopy.save}
      </Button>
    </div>
  ) : (
    <Button variant="black_red" size="large" className={footerButton} onClick={onClose}>
      {close}
    </Button>
  );

  return (
    <Modal title={title} onClose={onClose} className={css.panel} bodyClassName={css.body} footer={footer}>
      <p className={css.intro}>{hasPurposes ? line : none}</p>
      {hasPurposes && hasPrivacySignal && <p>{signalLine}</p>}
      {hasPurposes && (
        <ul className={css.list}>
          <PurposeRow {...necessaryCopy} checked disabled />
          {configured.map(purpose => (
            <PurposeRow
              key={purpose}
              {...purposeCopy[purpose]}
              checked={selectedPurposes.includes(purpose)}
              onChange={isOn =>
                setSelectedPurposes(
                  isOn
                    ? [...selectedPurposes, purpose]
                    : selectedPurposes.filter(selectedPurpose => selectedPurpose !== purpose),
                )
              }
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}
