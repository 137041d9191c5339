//! The TypeScript types of the page are those of the server.

use ts_rs::{Config, TS};

use super::*;

#[test]
fn the_protocol_is_written_for_typescript() -> std::io::Result<()> {
    let config = Config::default();
    let mut text = String::from(KERNEL);
    macro_rules! write_all {
        ($($type:ty),* $(,)?) => { $( text.push_str(&format!("export {}\n\n", <$type>::decl(&config))); )* };
    }
    write_all!(
        Spoken,
        GameInfo,
        SchemaInfo,
        ModeInfo,
        FieldInfo,
        FieldKindInfo,
        ValueInfo,
        LimitInfo,
        Me,
        Naming,
        Credentials,
        Password,
        SessionInfo,
        Export,
        MetInfo,
        RatingInfo,
        NoticeWish,
        NoticeInfo,
        RuleInfo,
        LedgerInfo,
        CitedRule,
        NewTable,
        NewSeat,
        ClockRules,
        Joining,
        Leaving,
        TableInfo,
        Stage,
        SeatInfo,
        SeatKind,
        Proposal,
        TableList,
        ClientMessage,
        Plain,
        Act,
        Order,
        Until,
        ServerMessage,
        StateMessage,
        BriefMessage,
        RematchMessage,
        QuestionInfo,
        FormInfo,
        ChoiceInfo,
        EventInfo,
        ClockInfo,
        Accepted,
        Refused,
        Why,
        ChatMessage,
    );
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let file = folder.join("protocol.ts");
    let before = std::fs::read_to_string(&file).unwrap_or_default();
    if before != text {
        std::fs::create_dir_all(&folder)?;
        std::fs::write(&file, &text)?;
    }
    assert!(before == text, "the page's types were old and are written anew: look at them and commit them");
    Ok(())
}

#[test]
fn an_answer_is_the_same_however_its_message_is_written() -> Result<(), serde_json::Error> {
    let answers = ["{\"pick\":3}", "{\"words\":\"a\"}", "{\"action\":{\"x\":1}}", "{\"subset\":[0,2]}"];
    for answer in answers {
        let quick =
            format!("{{\"type\":\"act\",\"request\":\"r\",\"seat\":1,\"version\":9,\"answer\":{answer}}}");
        let other =
            format!("{{\"request\":\"r\",\"seat\":1,\"version\":9,\"answer\":{answer},\"type\":\"act\"}}");
        assert_eq!(
            format!("{:?}", ClientMessage::read(&quick)?),
            format!("{:?}", ClientMessage::read(&other)?)
        );
    }
    for bad in
        ["{\"type\":\"act\",\"version\":1}", "{\"type\":\"act\",\"version\":1,\"answer\":{\"pick\":-1}}"]
    {
        assert!(ClientMessage::read(bad).is_err());
    }
    Ok(())
}

/// What the kernel itself sends.
const KERNEL: &str = "\
// Made by `cargo test -p server`: what goes between the page and the server. See docs/protocol.md.

export type Value = boolean | number | string;
export type Condition =
  | { is: 'among'; key: string; values: Value[] }
  | { is: 'seats'; min: number; max: number };
export type Part = { kind: string; id: string };
export type Surface = { min: [number, number]; max: [number, number]; per_mm: number };
export type Outcome = { standings: { rank: number; score: number }[]; together?: 'won' | 'lost' };
export type Answer =
  | { pick: number }
  | { subset: number[] }
  | { order: number[] }
  | { number: number }
  | { place: { x: number; y: number } }
  | { stroke: { item: number; x: number; y: number } }
  | { words: string }
  | { action: unknown };

";

#[test]
fn what_every_move_sends_is_written_as_its_type_says() {
    let seat = table::Seat::new(1);
    let raw = |json: &str| Raw(serde_json::value::RawValue::from_string(json.into()).expect("JSON"));
    let brief = BriefMessage {
        viewer: Eyes(table::Viewer::Seat(seat)),
        version: 7,
        asked: 5,
        choices: Some(3),
        waiting: vec![seat],
        outcome: None,
        view: raw("{\"cells\":[null,0]}"),
        events: vec![raw("{\"marked\":4}"), raw("\"over\"")],
        undone: None,
    };
    let over = BriefMessage {
        viewer: Eyes(table::Viewer::Spectator),
        choices: None,
        waiting: Vec::new(),
        outcome: Some(table::Outcome::draw(2)),
        events: Vec::new(),
        undone: Some(2),
        ..brief.clone()
    };
    let accepted = Accepted { request: "a \"quoted\" name".into(), seat: None, version: 4 };
    let named = Accepted { seat: Some(seat), ..accepted.clone() };
    let pong = ServerMessage::Pong;
    let rematch = ServerMessage::Rematch(RematchMessage { table: "abc".into(), commitment: "00ff".into() });
    let all = [brief, over]
        .map(ServerMessage::Brief)
        .into_iter()
        .chain([accepted, named].map(ServerMessage::Accepted));
    for message in all.chain([pong, rematch]) {
        let mut written = Vec::new();
        message.write(&mut written).expect("a message");
        assert_eq!(String::from_utf8_lossy(&written), serde_json::to_string(&message).expect("a message"));
    }
}
