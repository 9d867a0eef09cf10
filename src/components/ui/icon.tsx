import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Cable from 'lucide-react/icons/cable';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CodeXml from 'lucide-react/icons/code-xml';
import Compass from 'lucide-react/icons/compass';
import Cpu from 'lucide-react/icons/cpu';
import FileSearch from 'lucide-react/icons/file-search';
import Gauge from 'lucide-react/icons/gauge';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PenLine from 'lucide-react/icons/pen-line';
import Sailboat from 'lucide-react/icons/sailboat';
import Telescope from 'lucide-react/icons/telescope';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react';

/** Every icon that a record may name. */
const icons: Record<string, LucideIcon> = {
  'brain-circuit': BrainCircuit,
  cable: Cable,
  'calendar-check': CalendarCheck,
  'code-xml': CodeXml,
  compass: Compass,
  cpu: Cpu,
  'file-search': FileSearch,
  gauge: Gauge,
  layers: Layers,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  'pen-line': PenLine,
  sailboat: Sailboat,
  telescope: Telescope,
  workflow: Workflow,
  zap: Zap,
};

interface IconProps {
  name: string;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

export const Icon = ({ name, size = 24, className }: IconProps) => {
  const Drawing = icons[name];
  return Drawing && <Drawing aria-hidden size={size} strokeWidth={1.5} className={className} />;
};
