import { type RegisteredMachine, sampleEvents } from '../model/registered.ts';
import { navPanelMachine as machine } from '../navigation/navPanel.ts';

const [visitor, government, plain] = [{ item: '/Visitor' }, { item: '/Government' }, { item: null }];
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

export const navPanel = {
  machine,
  samples: {
    ...sampleEvents('POINT', {
      visitor: { ...visitor, ...mouse },
      government: { ...government, ...mouse },
      'an item that opens nothing': { ...plain, ...mouse },
      'by touch': { ...visitor, ...touch },
    }),
    ...sampleEvents('REST', { visitor, government, 'an item that opens nothing': plain }),
    ...sampleEvents('LEAVE', { 'the mouse': mouse, 'by touch': touch }),
    ...sampleEvents('PRESS', { visitor, government }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.item,
  stories: {
    'On its way into the panel the mouse crosses another item': ['POINT:visitor', 'POINT:government', 'OFF'],
    'The panel closes while the mouse rests on another item': ['POINT:visitor', 'POINT:government', 'ESCAPE'],
    'The mouse crosses several items, and the time counts from the last': [
      'POINT:visitor',
      'POINT:government',
      'POINT:an item that opens nothing',
      'wait 148',
    ],
    'A click on the item that the mouse rests on is no rest: the next click closes': [
      'POINT:visitor',
      'POINT:government',
      'PRESS:government',
      'PRESS:government',
    ],
    'Nor is a click on it where a click had opened another': [
      'PRESS:visitor',
      'POINT:government',
      'PRESS:government',
    ],
  },
} as const satisfies RegisteredMachine;
