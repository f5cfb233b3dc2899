import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  title: 'Credits',
  back: 'Back',
  unofficial: 'An unofficial edition',
  'unofficial.body':
    'Frontier Five is made by people who love these games. It is not made, sold or approved by their publishers. Every drawing and every sentence here is our own; if you enjoy a game, buy the box.',
  games: 'The games',
  designer: 'Designed by {designer}',
  publisher: 'Published by {publisher}',
  house: 'Our own values',
  'house.body':
    'Where a rulebook shows something only in a picture, or says nothing, we chose a value and marked it as a house value in the rules of that game.',
  type: 'Type',
  'type.body':
    'Rye by Nicole Fally and Bitter by Sol Matas and the Bitter Project Authors, both under the SIL Open Font License 1.1.',
  icons: 'Icons',
  'icons.body':
    'Many signs are from game-icons.net by Lorc, Delapouite and contributors, under the Creative Commons Attribution 3.0 licence. Some were cut to fit; the rest we drew ourselves.',
  privacy: 'Your data',
  'privacy.body':
    'No account, no network, no advertisements. What you play stays on this device, unless you share it.',
  licence: 'Licence',
  'licence.body': 'The program is free software under the MIT licence.',
});
