/** The signs Dawson's chips, facts and verbs name. */
import { makeSigns } from '@/components/boards/signs';
import { Label, Shape } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon';
import { VALUES } from '@/engine/games/dawson/data';
import type { Verb } from '@/engine/games/dawson/data';

const ICONS = {
  gold: 'two-coins',
  point: 'round-star',
  mine: 'war-pick',
  host: 'key',
  build: 'claw-hammer',
  resize: 'upgrade',
  fire: 'flame',
  city: 'village',
  gang: 'bandit',
  rival: 'top-hat',
  hotel: 'house',
  fill: 'person-in-bed',
  supply: 'hammer-nails',
} as const satisfies Record<Verb, IconName> & Record<string, IconName>;

const HOTELS = Object.fromEntries(
  VALUES.map((value) => [`hotel-${value}`, (ink: string) => <HotelSign value={value} ink={ink} />]),
);

export const { Sign, signNames } = makeSigns({ ...ICONS, ...HOTELS }, 24);

function HotelSign({ value, ink }: { readonly value: number; readonly ink: string }) {
  return (
    <>
      <Shape d="M3 22V6H21V22Z" stroke={ink} width={2} />
      <Shape d="M1.5 6H22.5" stroke={ink} width={3} />
      <Label x={12} y={19.5} size={13} colour={ink}>
        {value}
      </Label>
    </>
  );
}
