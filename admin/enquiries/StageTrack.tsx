import { useState } from 'react';
import {
  ENQUIRY_STAGES,
  type EnquiryChanges,
  type EnquiryStage,
  isOpenStage,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { Text } from '../kit/Text';
import { ClosingDialog } from './ClosingDialog';
import * as css from './EnquiryDetail.css';
import { formatDuration, getStageTimes } from './stage-times';
import type { OpenEnquiry } from './use-enquiry';

type StageTrackProps = {
  enquiry: OpenEnquiry;
  canWrite: boolean;
  save: (changes: EnquiryChanges) => void;
};

/** Shows how long the request was in each stage, and moves it to another. */
export function StageTrack({ enquiry, canWrite, save }: StageTrackProps) {
  const [pendingStage, setPendingStage] = useState<EnquiryStage>();
  const times = getStageTimes(enquiry);
  const close = () => setPendingStage(undefined);
  function saveChanges(changes: EnquiryChanges) {
    close();
    save(changes);
  }
  function choose(stage: EnquiryStage) {
    if (stage === enquiry.stage) return;
    if (isOpenStage(stage)) saveChanges({ stage });
    else setPendingStage(stage);
  }
  function formatNote(stage: EnquiryStage): string {
    const time = times[stage];
    if (stage === 'lost' && stage === enquiry.stage) return enquiry.lostReason;
    if (time === undefined) return stage === 'lost' ? 'asks for a reason' : '\u00a0';
    if (stage !== enquiry.stage) return formatDuration(time);
    return `${formatDuration(time)} ${isOpenStage(stage) ? 'so far' : 'ago'}`;
  }

  return (
    <>
      <fieldset className={css.track} aria-label="Stage">
        {ENQUIRY_STAGES.map(stage => {
          const isCurrent = stage === enquiry.stage;
          const look = isCurrent ? 'current' : times[stage] === undefined ? 'ahead' : 'past';
          return (
            <button
              key={stage}
              type="button"
              className={css.stage[look]}
              aria-current={isCurrent ? 'step' : undefined}
              disabled={!canWrite}
              onClick={() => choose(stage)}
            >
              {STAGE_LABELS[stage]}{' '}
              <Text block size="caption" weight="regular" hiddenUpTo="menu">
                {formatNote(stage)}
              </Text>
            </button>
          );
        })}
      </fieldset>
      <ClosingDialog stage={pendingStage} enquiry={enquiry} onConfirm={saveChanges} onClose={close} />
    </>
  );
}
