import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../components/ui/Button';
import { TextField } from '../components/ui/Field';
import { toast } from '../components/ui/toast-store';
import { profileSchema } from '../domain/member';
import { messages } from '../domain/messages';
import { initialsOf } from '../domain/person';
import { trpc } from '../trpc/client';
import { finger } from './kit/layout.css';
import { Inline, Stack } from './kit/Stack';
import { PhotoField } from './PhotoField';
import type { Me } from './use-me';
import { words } from './words';

type Profile = z.output<typeof profileSchema>;

/** Name and photo, as the header shows them and handled requests are signed with. */
export function ProfileForm({ me }: { me: Me }) {
  const { members } = trpc.useUtils();
  const [busy, setBusy] = useState(false);
  const { register, handleSubmit, setValue, watch, reset, formState } = useForm<
    z.input<typeof profileSchema>,
    unknown,
    Profile
  >({ resolver: zodResolver(profileSchema), defaultValues: { name: me.name, photo: me.photo } });
  const { errors } = formState;
  const photo = watch('photo') ?? '';

  const save = trpc.members.changeProfile.useMutation({
    meta: { done: words.profileSaved, failed: words.profileFailed },
    onSuccess(changed) {
      members.me.setData(undefined, changed);
      reset({ name: changed.name, photo: changed.photo });
    },
  });
  const submit = handleSubmit(profile => {
    if (profile.name === me.name && profile.photo === me.photo) toast({ message: messages.noChanges });
    else save.mutate(profile);
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <PhotoField
        initials={initialsOf(me.name || me.email)}
        value={photo}
        onChange={address => setValue('photo', address)}
        onBusy={setBusy}
      />
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <Inline>
        <Button className={finger} variant="black_red" type="submit" disabled={busy} sending={save.isPending}>
          Save profile
        </Button>
      </Inline>
    </Stack>
  );
}
