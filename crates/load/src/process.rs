//! What a process uses, as the system tells it.

/// A process, looked at once.
pub struct Process {
    pid: u32,
    ticks: u64,
}

/// The system counts time in hundredths of a second.
const TICKS: u64 = 100;

impl Process {
    /// Looks at a process.
    pub fn look(pid: u32) -> Process {
        Process { pid, ticks: ticks(pid) }
    }

    /// The share of a core that it has used since: 100 is all of one.
    pub fn share(&self, seconds: u64) -> u64 {
        ticks(self.pid).saturating_sub(self.ticks) * 100 / TICKS / seconds.max(1)
    }

    /// The processor time that it has used since, shared out among so many, in microseconds.
    pub fn micros_each(&self, count: u64) -> u64 {
        ticks(self.pid).saturating_sub(self.ticks) * 1_000_000 / TICKS / count.max(1)
    }

    /// Its resident memory in MiB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|it| it.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
    }
}

fn ticks(pid: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let Some((_, fields)) = stat.rsplit_once(") ") else { return 0 };
    fields.split(' ').skip(11).take(2).filter_map(|it| it.parse::<u64>().ok()).sum()
}
