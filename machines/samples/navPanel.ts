import { type RegisteredMachine, sampleEvents } from '../../packages/machine-viewer/src/model/index.ts';
import { navPanelMachine as machine } from '../navigation/navPanel.ts';

const [visitor, government, plain] = [{ item: '/Visitor' }, { item: '/Government' }, { item: null }];
const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };
const pen = { pointerType: 'pen' };

export const navPanel = {
  machine,
  samples: {
    ...sampleEvents('HOVER', {
      visitor: { ...visitor, ...mouse },
      government: { ...government, ...mouse },
      'an item without a panel': { ...plain, ...mouse },
      'by touch': { ...visitor, ...touch },
      'by pen': { ...visitor, ...pen },
    }),
    ...sampleEvents('HOVER_INTENT', { visitor, government, 'an item without a panel': plain }),
    ...sampleEvents('LEAVE', { 'the mouse': mouse, 'by touch': touch, 'by pen': pen }),
    ...sampleEvents('PRESS', { visitor, government }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.item,
  stories: {
    'On its way into the panel the mouse crosses another item': [
      'HOVER:visitor',
      'HOVER:government',
      'HOVER_END',
    ],
    'The panel closes while the mouse rests on another item': ['HOVER:visitor', 'HOVER:government', 'ESCAPE'],
    'The mouse crosses several items, and the time counts from the last': [
      'HOVER:visitor',
      'HOVER:government',
      'HOVER:an item without a panel',
      'wait 148',
    ],
    'A click on the hovered item ends the hover: the next click closes': [
      'HOVER:visitor',
      'HOVER:government',
      'PRESS:government',
      'PRESS:government',
    ],
    'A click on the hovered item ends the hover after a click had opened another': [
      'PRESS:visitor',
      'HOVER:government',
      'PRESS:government',
    ],
  },
} as const satisfies RegisteredMachine;
