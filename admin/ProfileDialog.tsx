import type { z } from 'zod';
import { Button } from '../components/ui/Button';
import { form as rows } from '../components/ui/Field';
import { toast } from '../components/ui/toast-store';
import { profileSchema } from '../domain/member';
import { settingsPaths } from '../domain/members/areas';
import { messages } from '../domain/messages';
import { hasSameValue } from '../domain/publishing/merge';
import { text } from '../styles/text.css';
import { trpc } from '../trpc/client';
import { adminMessages } from './admin-messages';
import { Fields } from './fields/Fields';
import { Form, useStoredForm } from './fields/Form';
import { Dialog } from './kit/Dialog';
import { touchTarget } from './kit/layout.css';
import { Inline } from './kit/Stack';
import type { CurrentUser } from './use-current-user';

export default function ProfileDialog({ me, onClose }: { me: CurrentUser; onClose: () => void }) {
  return (
    <Dialog title="Profile" size="medium" onClose={onClose}>
      <ProfileForm me={me} />
      <p>
        <a className={text.link} href={settingsPaths.security} onClick={onClose}>
          Password, two-factor authentication and sessions
        </a>
      </p>
    </Dialog>
  );
}

type Profile = z.output<typeof profileSchema>;

const pickProfile = ({ name, photo, position }: CurrentUser): Profile => ({ name, photo, position });

function ProfileForm({ me }: { me: CurrentUser }) {
  const { members } = trpc.useUtils();
  const form = useStoredForm({ schema: profileSchema, values: pickProfile(me) });
  const save = trpc.members.changeProfile.useMutation({
    meta: { done: adminMessages.profileSaved, failed: adminMessages.profileFailed },
    onSuccess(profile) {
      members.me.setData(undefined, profile);
      form.reset(pickProfile(profile));
    },
  });
  function submit(profile: Profile) {
    if (hasSameValue(profile, pickProfile(me))) toast({ message: messages.noChanges });
    else save.mutate(profile);
  }

  return (
    <Form form={form} className={rows} onSubmit={submit}>
      <Fields path="" />
      <Inline>
        <Button
          className={touchTarget}
          variant="black_red"
          type="submit"
          disabled={form.isBusy}
          isSending={save.isPending}
        >
          Save profile
        </Button>
      </Inline>
    </Form>
  );
}
